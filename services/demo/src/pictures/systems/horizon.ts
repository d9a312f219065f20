import { mix } from '../color.ts';
import { circle, rectangle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A low sun cut by bands of haze over still water. */
export function drawHorizon(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  const horizon = height * random.between(0.56, 0.7);
  const radius = height * random.between(0.22, 0.33);
  const x = width * random.between(0.36, 0.64);
  const y = horizon - radius * random.between(0.05, 0.55);
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [0.45, quiet],
        [0.8, middle],
        [1, loud],
      ],
      90,
    ),
  );
  sheet.draw(
    circle(
      x,
      y,
      radius * 2.2,
      `fill="${sheet.radial([
        [0, loud, 0.55],
        [1, loud, 0],
      ])}"`,
    ),
  );
  const sky = sheet.clip(`<rect width="${width}" height="${horizon}"/>`);
  sheet.group(`clip-path="${sky}"`, () => {
    sheet.draw(
      circle(
        x,
        y,
        radius,
        `fill="${sheet.linear(
          [
            [0, palette.spot],
            [0.5, loud],
            [1, middle],
          ],
          90,
        )}"`,
      ),
    );
    drawHaze(sheet, { x, y, radius });
  });
  const water = sheet.linear(
    [
      [0, mix(quiet, middle, 0.5)],
      [0.25, quiet],
      [1, palette.ground],
    ],
    90,
  );
  sheet.draw(rectangle(0, horizon, width, height - horizon, `fill="${water}"`));
  drawGlitter(sheet, horizon, x, radius);
}

function drawHaze(sheet: Sheet, sun: { x: number; y: number; radius: number }): void {
  const bands = sheet.random.integer(4, 7);
  for (let band = 0; band < bands; band += 1) {
    const progress = band / bands;
    const y = sun.y + sun.radius * (progress * 1.05 - 0.1);
    const thickness = sun.radius * (0.02 + 0.075 * progress);
    const color = mix(sheet.palette.inks[0], sheet.palette.inks[1], 0.35 + progress * 0.5);
    sheet.draw(rectangle(sun.x - sun.radius * 1.1, y, sun.radius * 2.2, thickness, `fill="${color}"`));
  }
}

function drawGlitter(sheet: Sheet, horizon: number, x: number, radius: number): void {
  const rows = 15;
  for (let row = 0; row < rows; row += 1) {
    const progress = row / rows;
    const y = horizon + (sheet.height - horizon) * progress ** 1.5 + 4;
    const length = radius * (1.7 - progress) * sheet.random.between(0.45, 1.05);
    const shift = radius * sheet.random.between(-0.25, 0.25);
    const color = progress < 0.3 ? sheet.palette.spot : sheet.palette.inks[2];
    const style = `rx="3" fill="${color}" opacity="${0.85 - progress * 0.7}"`;
    sheet.draw(rectangle(x + shift - length / 2, y, length, 2 + progress * 6, style));
  }
}
