import { mix } from '../color.ts';
import { createNoiseField } from '../noise-field.ts';
import { type Point, circle, path, smoothLine } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Range after range of hills, each slightly lighter or darker, with a moon. */
export function drawRidges(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  const noise = createNoiseField(random);
  sheet.fill(
    sheet.linear(
      [
        [0, mix(palette.ground, quiet, 0.3)],
        [0.5, middle],
        [1, loud],
      ],
      90,
    ),
  );
  const moonX = width * random.between(0.2, 0.8);
  const moonY = height * random.between(0.16, 0.34);
  const radius = height * random.between(0.07, 0.15);
  sheet.draw(
    circle(
      moonX,
      moonY,
      radius * 3,
      `fill="${sheet.radial([
        [0.3, palette.spot, 0.35],
        [1, palette.spot, 0],
      ])}"`,
    ),
  );
  sheet.draw(circle(moonX, moonY, radius, `fill="${palette.spot}"`));
  const ridges = random.integer(6, 9);
  for (let ridge = 0; ridge < ridges; ridge += 1) {
    const depth = ridge / (ridges - 1);
    const color = depth < 0.5 ? mix(loud, middle, depth * 2) : mix(middle, palette.ground, depth * 2 - 1);
    const line = ridgeLine(sheet, noise, depth, ridge);
    const fill = sheet.linear(
      [
        [0, mix(color, palette.spot, 0.12 * (1 - depth))],
        [1, mix(color, palette.ground, 0.25)],
      ],
      90,
    );
    sheet.draw(path(`${smoothLine(line)}V${height}H0Z`, `fill="${fill}"`));
  }
}

function ridgeLine(sheet: Sheet, noise: (x: number, y: number) => number, depth: number, row: number): Point[] {
  const base = sheet.height * (0.36 + 0.52 * depth);
  const size = sheet.height * (0.13 - 0.05 * depth);
  return Array.from({ length: 33 }, (_, step) => {
    const x = (step / 32) * sheet.width;
    const coarse = noise(step * 0.18 + row * 7.3, row * 3.1);
    const fine = noise(step * 0.62 + row * 5.7, row * 2.3 + 11) * 0.32;
    return [x, base - (coarse + fine) * size] as const;
  });
}
