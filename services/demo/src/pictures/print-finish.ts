import { lightness } from './color.ts';
import type { Palette } from './palettes.ts';
import type { Sheet } from './sheet.ts';

/** A faint darkening towards the edges: together with the grain, it makes a screen look like print. */
export function applyPrintFinish(sheet: Sheet): void {
  const edge = sheet.radial(
    [
      [0.55, '#000000', 0],
      [1, '#000000', isDark(sheet.palette) ? 0.34 : 0.16],
    ],
    [0.5, 0.5],
    0.75,
  );
  sheet.fill(edge);
}

/** How strongly the paper's grain shows on a ground, from 0 to 1. */
export function grainStrength(palette: Palette): number {
  return isDark(palette) ? 0.2 : 0.14;
}

function isDark({ ground }: Palette): boolean {
  return lightness(ground) < 0.5;
}
