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

/** Fills a sheet with one picture, from the sheet's own inks and stream of chance. */
export type DesignSystem = (sheet: Sheet) => void;

/** The ways in which this house designs a picture. */
export const SYSTEMS: readonly [DesignSystem, ...DesignSystem[]] = [
  drawHorizon,
  drawTiles,
  drawInterference,
  drawRidges,
  drawWarp,
  drawPlanes,
  drawArches,
  drawContours,
  drawHalftone,
  drawSphere,
  drawFlow,
  drawBars,
  drawDrift,
];
