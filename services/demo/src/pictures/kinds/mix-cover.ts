import type { Random } from '#music/random.ts';
import { blend } from '../color.ts';
import type { Palette } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import { type DesignSystem, toneOf } from '../systems/systems.ts';
import { type SleeveLayout, banded, framed, fullBleed, roundWindow } from './sleeve-layouts.ts';

/** A layout, and the fraction of the sleeve that its image covers. */
interface Sleeve {
  readonly lay: SleeveLayout;
  readonly pictureShare: number;
}

const FULL: Sleeve = { lay: fullBleed, pictureShare: 1 };
const FRAMED: Sleeve = { lay: framed, pictureShare: 0.73 };
const SLEEVES: readonly [Sleeve, ...Sleeve[]] = [
  FULL,
  FULL,
  FULL,
  FRAMED,
  FRAMED,
  { lay: banded, pictureShare: 0.85 },
  { lay: roundWindow, pictureShare: 0.41 },
];

/** A record sleeve: a design system in one of several layouts. */
export function drawMixCover(sheet: Sheet, system: DesignSystem, number: number): void {
  sheet.random.pick(SLEEVES).lay(sheet, () => system.draw(sheet), `AG-${String(number).padStart(4, '0')}`);
}

export function mixCoverTone(palette: Palette, random: Random, system: DesignSystem): string {
  const { pictureShare } = random.pick(SLEEVES);
  const rest = 1 - pictureShare;
  const paper =
    pictureShare < 0.5
      ? blend([
          [palette.ground, 1],
          [palette.inks[0], 1],
        ])
      : palette.ground;
  return blend([
    [toneOf(system, palette), pictureShare],
    [paper, rest],
  ]);
}
