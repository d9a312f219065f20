import { lightness } from '../color.ts';
import { lettering, letteringWidth } from '../glyphs.ts';
import { houseMark } from '../house-mark.ts';
import { circle, rectangle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** How an image is placed on its sleeve. `catalogNumber` is printed small, as labels do. */
export type SleeveLayout = (sheet: Sheet, drawPicture: () => void, catalogNumber: string) => void;

const MARGIN = 34;
const LETTER_SIZE = 15;

function inkOn(sheet: Sheet): string {
  const { ground, inks, spot } = sheet.palette;
  const isDark = lightness(ground) < 0.5;
  const candidates = [spot, ...inks];
  const contrast = (color: string) => (isDark ? lightness(color) : 1 - lightness(color));
  return candidates.reduce((best, color) => (contrast(color) > contrast(best) ? color : best), spot);
}

/** The image bleeds off all four edges. */
export function fullBleed(_sheet: Sheet, drawPicture: () => void): void {
  drawPicture();
}

/** A square window on the sleeve's own paper, number and logo below it. */
export function framed(sheet: Sheet, drawPicture: () => void, catalogNumber: string): void {
  const { width, height, palette } = sheet;
  const size = width - MARGIN * 2;
  const window = sheet.clip(rectangle(MARGIN, MARGIN, size, size - 40, ''));
  sheet.fill(palette.ground);
  sheet.group(`clip-path="${window}"`, drawPicture);
  imprint(sheet, height - MARGIN - 26, catalogNumber);
}

/** A band of one ink under the image. */
export function banded(sheet: Sheet, drawPicture: () => void, catalogNumber: string): void {
  const { width, height, palette } = sheet;
  const band = height * 0.15;
  drawPicture();
  sheet.draw(rectangle(0, height - band, width, band, `fill="${palette.ground}"`));
  imprint(sheet, height - band / 2 - LETTER_SIZE / 2, catalogNumber);
}

/** A round window, like the hole in a sleeve that shows the record's label. */
export function roundWindow(sheet: Sheet, drawPicture: () => void, catalogNumber: string): void {
  const { width, height, palette } = sheet;
  const radius = height * 0.36;
  const window = sheet.clip(circle(width / 2, height * 0.47, radius, ''));
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [1, palette.inks[0]],
      ],
      115,
    ),
  );
  sheet.group(`clip-path="${window}"`, drawPicture);
  sheet.draw(circle(width / 2, height * 0.47, radius + 11, `fill="none" stroke="${palette.spot}" stroke-width="2.4"`));
  imprint(sheet, height - MARGIN - LETTER_SIZE, catalogNumber);
}

function imprint(sheet: Sheet, y: number, catalogNumber: string): void {
  const color = inkOn(sheet);
  const width = letteringWidth(catalogNumber, LETTER_SIZE, 0.8);
  sheet.draw(
    lettering({ text: catalogNumber, x: sheet.width - MARGIN - width, y, size: LETTER_SIZE, color, spacing: 0.8 }),
  );
  sheet.draw(houseMark(MARGIN - 2, y - 10, 32, color));
}
