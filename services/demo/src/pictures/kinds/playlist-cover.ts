import { blend, mix } from '../color.ts';
import type { Palette } from '../palettes.ts';
import { rectangle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { SYSTEMS } from '../systems/systems.ts';

/** A stack of sleeves: three images from one set of inks, pulled out to the side. */
export function drawPlaylistCover(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const lean = random.between(-4, 4);
  sheet.fill(
    sheet.linear(
      [
        [0, palette.inks[1]],
        [1, mix(palette.inks[0], palette.ground, 0.3)],
      ],
      random.pick([60, 120]),
    ),
  );
  const size = height * 0.62;
  for (let sleeve = 2; sleeve >= 0; sleeve -= 1) {
    const x = width * 0.1 + sleeve * width * 0.1;
    const y = height * 0.29 - sleeve * height * 0.095;
    const turn = `rotate(${lean * sleeve} ${x + size / 2} ${y + size / 2})`;
    const window = sheet.clip(rectangle(0, 0, 600, 600, ''));
    const system = random.pick(SYSTEMS);
    sheet.group(`transform="${turn} translate(${x} ${y}) scale(${size / 600})"`, () => {
      sheet.draw(rectangle(-14, -6, 640, 632, 'fill="#000000" opacity=".22"'));
      sheet.group(`clip-path="${window}"`, () => system.draw(sheet));
      sheet.draw(rectangle(0, 0, 600, 600, `fill="${palette.ground}" opacity="${sleeve * 0.22}"`));
    });
  }
}

export function playlistTone({ ground, inks }: Palette): string {
  return blend([
    [ground, 0.36],
    [inks[0], 0.28],
    [inks[1], 0.36],
  ]);
}

export function chartTone({ ground, inks, spot }: Palette): string {
  return blend([
    [ground, 0.42],
    [inks[0], 0.34],
    [inks[1], 0.1],
    [inks[2], 0.1],
    [spot, 0.04],
  ]);
}

/** A chart: columns that climb to the right, the first of them all in the spot color. */
export function drawChartCover(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [1, mix(palette.ground, quiet, 0.8)],
      ],
      90,
    ),
  );
  const columns = random.pick([5, 6, 7]);
  const pitch = (width * 0.84) / columns;
  for (let column = 0; column < columns; column += 1) {
    const progress = (column + 1) / columns;
    const tall = height * (0.16 + 0.62 * progress ** 1.4);
    const x = width * 0.08 + column * pitch;
    const isFirst = column === columns - 1;
    const paint = sheet.linear(
      [
        [0, isFirst ? palette.spot : mix(middle, loud, progress)],
        [1, isFirst ? loud : mix(quiet, middle, progress)],
      ],
      90,
    );
    sheet.draw(
      rectangle(x + pitch * 0.08, height * 0.92 - tall, pitch * 0.84, tall, `rx="${pitch * 0.42}" fill="${paint}"`),
    );
  }
}
