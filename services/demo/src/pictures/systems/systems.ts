import { blend } from '../color.ts';
import type { Palette } from '../palettes.ts';
import type { Sheet } from '../sheet.ts';
import { drawArches } from './arches.ts';
import { drawBars } from './bars.ts';
import { drawContours } from './contours.ts';
import { drawDrift } from './drift.ts';
import { drawFlow } from './flow.ts';
import { drawHalftone } from './halftone.ts';
import { drawHorizon } from './horizon.ts';
import { drawInterference } from './interference.ts';
import { drawPlanes } from './planes.ts';
import { drawRidges } from './ridges.ts';
import { drawSphere } from './sphere.ts';
import { drawTiles } from './tiles.ts';
import { drawWarp } from './warp.ts';

/** The average fractions of the sheet covered by the ground, the three inks and the spot color, measured on finished prints. */
type Coverage = readonly [ground: number, quiet: number, middle: number, loud: number, spot: number];

/** Fills a sheet with one image, from the sheet's own inks and random stream. */
export interface DesignSystem {
  readonly draw: (sheet: Sheet) => void;
  readonly coverage: Coverage;
}

export const SYSTEMS: readonly [DesignSystem, ...DesignSystem[]] = [
  { draw: drawHorizon, coverage: [0.31, 0.36, 0.05, 0.15, 0.06] },
  { draw: drawTiles, coverage: [0.3, 0.13, 0.21, 0.12, 0.18] },
  { draw: drawInterference, coverage: [0.14, 0.08, 0.29, 0.04, 0.24] },
  { draw: drawRidges, coverage: [0.35, 0.05, 0.32, 0.13, 0.09] },
  { draw: drawWarp, coverage: [0.25, 0.23, 0.31, 0.09, 0.07] },
  { draw: drawPlanes, coverage: [0.29, 0.33, 0.1, 0.13, 0.1] },
  { draw: drawArches, coverage: [0.26, 0.18, 0.17, 0.18, 0.15] },
  { draw: drawContours, coverage: [0.55, 0.32, 0.03, 0.02, 0.03] },
  { draw: drawHalftone, coverage: [0.29, 0.05, 0.17, 0.2, 0.23] },
  { draw: drawSphere, coverage: [0.47, 0.27, 0.09, 0.09, 0.03] },
  { draw: drawFlow, coverage: [0.36, 0.33, 0.09, 0.11, 0.04] },
  { draw: drawBars, coverage: [0.5, 0.2, 0.14, 0.08, 0.02] },
  { draw: drawDrift, coverage: [0.32, 0.08, 0.2, 0.24, 0.09] },
];

/** The color of a system's image in these inks, seen from far away. */
export function toneOf({ coverage }: DesignSystem, { ground, inks, spot }: Palette): string {
  const [groundShare, quiet, middle, loud, spotShare] = coverage;
  return blend([
    [ground, groundShare],
    [inks[0], quiet],
    [inks[1], middle],
    [inks[2], loud],
    [spot, spotShare],
  ]);
}
