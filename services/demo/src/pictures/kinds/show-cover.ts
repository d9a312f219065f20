import { blend, darkestOf, mix } from '../color.ts';
import type { Palette } from '../palettes.ts';
import { circle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { type DesignSystem, toneOf } from '../systems/systems.ts';

/** A program's badge: a record with its grooves, the image as its label, a dial around it. */
export function drawShowCover(sheet: Sheet, system: DesignSystem): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  const [x, y] = [width / 2, height / 2];
  sheet.fill(
    sheet.linear(
      [
        [0, middle],
        [1, mix(quiet, middle, 0.4)],
      ],
      random.pick([45, 90, 135]),
    ),
  );
  drawDial(sheet, x, y);
  const vinyl = vinylOf(palette);
  sheet.draw(circle(x, y, 218, `fill="${vinyl}"`));
  for (let groove = 0; groove < 8; groove += 1) {
    sheet.draw(circle(x, y, 152 + groove * 8, `fill="none" stroke="${mix(vinyl, loud, 0.3)}" stroke-width="1.2"`));
  }
  const label = sheet.clip(circle(x, y, 140, ''));
  sheet.group(`clip-path="${label}"`, () => {
    sheet.group(`transform="translate(${x} ${y}) scale(.56) translate(${-x} ${-y})"`, () => system.draw(sheet));
  });
  sheet.draw(circle(x, y, 140, `fill="none" stroke="${palette.spot}" stroke-width="5"`));
  sheet.draw(circle(x, y, 11, `fill="${palette.ground}" stroke="${palette.spot}" stroke-width="4"`));
}

function vinylOf(palette: Palette): string {
  return mix(darkestOf([palette.ground, ...palette.inks]), '#000000', 0.3);
}

export function showCoverTone(palette: Palette, system: DesignSystem): string {
  const [quiet, middle] = palette.inks;
  return blend([
    [mix(quiet, middle, 0.7), 0.58],
    [vinylOf(palette), 0.24],
    [toneOf(system, palette), 0.18],
  ]);
}

function drawDial(sheet: Sheet, x: number, y: number): void {
  const { palette, random } = sheet;
  const marks = random.pick([24, 36, 60, 72]);
  const needle = random.integer(0, marks - 1);
  for (let mark = 0; mark < marks; mark += 1) {
    const tick = mark % 6 === 0 ? 30 : 16;
    const length = mark === needle ? 46 : tick;
    const color = mark === needle ? palette.spot : palette.inks[2];
    const place = `transform="translate(${x} ${y}) rotate(${(mark / marks) * 360})"`;
    sheet.draw(`<rect x="236" y="-2.5" width="${length}" height="5" rx="2.5" fill="${color}" ${place}/>`);
  }
}
