import { mix } from '../color.ts';
import { circle, path, arc } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Soft light in three colors, and one exact line that holds it together. */
export function drawDrift(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  sheet.fill(palette.ground);
  const clouds = [quiet, middle, loud, mix(middle, loud, 0.5), palette.spot] as const;
  for (const [index, color] of clouds.entries()) {
    const radius = height * random.between(0.42, 0.75) * (index === 4 ? 0.55 : 1);
    const x = width * random.between(0.05, 0.95);
    const y = height * random.between(0.05, 0.95);
    sheet.draw(
      circle(
        x,
        y,
        radius,
        `fill="${sheet.radial([
          [0, color, 0.95],
          [0.45, color, 0.5],
          [1, color, 0],
        ])}"`,
      ),
    );
  }
  const style = `fill="none" stroke="${palette.spot}" stroke-width="${height * 0.006}" stroke-linecap="round"`;
  const [x, y] = [width / 2, height / 2];
  const start = random.integer(0, 359);
  for (let ring = 0; ring < random.integer(1, 3); ring += 1) {
    const radius = height * (0.2 + ring * 0.075);
    sheet.draw(path(arc(x, y, radius, start + ring * 47, start + ring * 47 + random.integer(140, 330)), style));
  }
}
