import type { Sheet } from '../sheet.ts';
import type { DesignSystem } from '../systems/systems.ts';
import type { SleeveLayout } from './sleeve-layouts.ts';
import { banded, framed, fullBleed, roundWindow } from './sleeve-layouts.ts';

const LAYOUTS: readonly [SleeveLayout, ...SleeveLayout[]] = [
  fullBleed,
  fullBleed,
  fullBleed,
  framed,
  framed,
  banded,
  roundWindow,
];

/** A record sleeve: one design system in one way of sitting on the paper. */
export function drawMixCover(sheet: Sheet, drawSystem: DesignSystem, number: number): void {
  const layout = sheet.random.pick(LAYOUTS);
  layout(sheet, () => drawSystem(sheet), `AG-${String(number).padStart(4, '0')}`);
}
