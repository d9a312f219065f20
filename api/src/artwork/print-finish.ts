import { lightness } from './colour.ts';
import { rectangle } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** Paper grain and a faint darkening towards the edges: the difference between a print and a screen. */
export function applyPrintFinish(sheet: Sheet): void {
  const isDark = lightness(sheet.palette.ground) < 0.5;
  const edge = sheet.radial(
    [
      [0.55, '#000000', 0],
      [1, '#000000', isDark ? 0.34 : 0.16],
    ],
    [0.5, 0.5],
    0.75,
  );
  sheet.fill(edge);
  const seed = sheet.random.integer(1, 999);
  const speckle = sheet.define(
    'filter',
    'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"',
    `<feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="${seed}"/>` +
      '<feColorMatrix type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.6 1"/>',
  );
  const [width, height] = [sheet.width, sheet.height];
  sheet.draw(rectangle(0, 0, width, height, `filter="${speckle}" opacity="${isDark ? 0.2 : 0.14}"`));
}
