import { createNoiseField } from '../noise-field.ts';
import { type Point, path, polyline } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

const STEPS = 46;

/** Ribbons carried by an invisible current. */
export function drawFlow(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const noise = createNoiseField(random);
  const zoom = random.between(1.2, 2.1);
  const bias = random.between(0, Math.PI * 2);
  const angleAt = (x: number, y: number) => bias + noise((x / height) * zoom, (y / height) * zoom) * 2.6;
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [1, palette.inks[0]],
      ],
      random.pick([45, 90, 135]),
    ),
  );
  const inks = [palette.inks[1], palette.inks[2], palette.inks[1], palette.inks[2], palette.spot] as const;
  const ribbons = Math.round((260 * width) / height);
  for (let ribbon = 0; ribbon < ribbons; ribbon += 1) {
    const start: Point = [random.between(-0.1, 1.1) * width, random.between(-0.1, 1.1) * height];
    const line = followCurrent(start, angleAt, height * 0.013);
    const style = `fill="none" stroke="${random.pick([...inks])}" stroke-width="${random.between(1, 6.5).toFixed(1)}"`;
    sheet.draw(
      path(polyline(line), `${style} stroke-linecap="round" opacity="${random.between(0.5, 0.95).toFixed(2)}"`),
    );
  }
}

function followCurrent(start: Point, angleAt: (x: number, y: number) => number, stride: number): Point[] {
  const points: Point[] = [start];
  let [x, y] = start;
  for (let step = 0; step < STEPS; step += 1) {
    const angle = angleAt(x, y);
    x += Math.cos(angle) * stride;
    y += Math.sin(angle) * stride;
    points.push([x, y]);
  }
  return points;
}
