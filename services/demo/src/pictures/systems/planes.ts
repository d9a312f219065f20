import { path, polyline } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Sheets of colored glass leaning over each other, with one hard-edged disc. */
export function drawPlanes(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [1, quiet],
      ],
      120,
    ),
  );
  const discX = width * random.between(0.35, 0.65);
  const discY = height * random.between(0.35, 0.6);
  const disc = sheet.linear(
    [
      [0, palette.spot],
      [1, loud],
    ],
    random.pick([45, 90, 135]),
  );
  sheet.draw(`<circle cx="${discX}" cy="${discY}" r="${height * random.between(0.2, 0.3)}" fill="${disc}"/>`);
  const colors = [middle, loud, quiet, middle, palette.spot] as const;
  const sheets = random.integer(4, 6);
  const lean = random.between(0.25, 0.6) * (random.chance(0.5) ? 1 : -1);
  for (let index = 0; index < sheets; index += 1) {
    const color = random.pick([...colors]);
    const x = width * random.between(-0.15, 0.95);
    const breadth = width * random.between(0.1, 0.34);
    const top = height * random.between(-0.2, 0.45);
    const bottom = height * random.between(0.55, 1.2);
    const shift = (bottom - top) * lean;
    const corners = polyline(
      [
        [x, top],
        [x + breadth, top],
        [x + breadth - shift, bottom],
        [x - shift, bottom],
      ],
      true,
    );
    const glass = sheet.linear(
      [
        [0, color, 0.92],
        [1, color, 0.12],
      ],
      random.pick([80, 100, 260, 280]),
    );
    sheet.draw(path(corners, `fill="${glass}"`));
  }
}
