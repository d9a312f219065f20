import { type Point, path, polyline } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

interface Bulge {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly strength: number;
}

/** Straight stripes that swell over invisible spheres. */
export function drawWarp(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  const bulges: Bulge[] = Array.from({ length: random.integer(1, 3) }, () => ({
    x: width * random.between(0.2, 0.8),
    y: height * random.between(0.2, 0.8),
    radius: height * random.between(0.28, 0.5),
    strength: random.between(0.35, 0.7) * (random.chance(0.25) ? -1 : 1),
  }));
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [1, quiet],
      ],
      random.pick([45, 90, 135]),
    ),
  );
  const ink = sheet.linear(
    [
      [0, loud],
      [0.55, middle],
      [1, palette.spot],
    ],
    random.pick([0, 45, 90]),
  );
  const stripes = random.integer(18, 30);
  const gap = (width * 1.2) / stripes;
  const turn = random.pick([0, 0, 90, 45, -45]);
  const bands = Array.from({ length: stripes }, (_, index) => {
    const x = index * gap - width * 0.1;
    const left = warpLine(sheet, x, bulges);
    const right = warpLine(sheet, x + gap * 0.5, bulges).reverse();
    return polyline([...left, ...right], true);
  });
  const scale = coverScale(sheet, turn);
  const [x, y] = [width / 2, height / 2];
  const turned = `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-x} ${-y})`;
  sheet.draw(path(bands.join(''), `fill="${ink}" transform="${turned}"`));
}

/** How much a rotated sheet must grow to cover the original. */
function coverScale({ width, height }: Sheet, degrees: number): number {
  const across = Math.abs(Math.cos((degrees * Math.PI) / 180));
  const down = Math.abs(Math.sin((degrees * Math.PI) / 180));
  return Math.max((width * across + height * down) / width, (width * down + height * across) / height) * 1.03;
}

function warpLine(sheet: Sheet, x: number, bulges: readonly Bulge[]): Point[] {
  const steps = 60;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const y = sheet.height * (1.1 * (step / steps) - 0.05);
    return bulges.reduce<Point>((point, bulge) => push(point, bulge), [x, y]);
  });
}

function push([x, y]: Point, bulge: Bulge): Point {
  const dx = x - bulge.x;
  const dy = y - bulge.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= bulge.radius || distance === 0) return [x, y];
  const nearness = 1 - (distance / bulge.radius) ** 2;
  const scale = 1 + bulge.strength * nearness;
  return [bulge.x + dx * scale, bulge.y + dy * scale];
}
