import { circle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

type Tone = (x: number, y: number) => number;

function createTone(sheet: Sheet): Tone {
  const { random } = sheet;
  const x0 = random.between(0.25, 0.75);
  const y0 = random.between(0.25, 0.75);
  const kind = random.pick(['sphere', 'wave', 'ring', 'ramp']);
  const turns = random.between(1.4, 2.6);
  switch (kind) {
    case 'sphere':
      return (x, y) => Math.max(0, 1 - Math.hypot(x - x0, y - y0) / 0.42) ** 0.7;
    case 'ring':
      return (x, y) => 0.5 + 0.5 * Math.cos(Math.hypot(x - x0, y - y0) * 16);
    case 'wave':
      return (x, y) => 0.5 + 0.5 * Math.sin((y * turns + 0.16 * Math.sin(x * 7)) * Math.PI * 2);
    default:
      return (x, y) => Math.min(1, Math.max(0, (x * 0.5 + y * 1.1) * 0.8 - 0.1 + 0.12 * Math.sin(x * 9)));
  }
}

/** An image in dots, as if enlarged from a newspaper, over two soft colors. */
export function drawHalftone(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [1, quiet],
      ],
      random.pick([60, 90, 120]),
    ),
  );
  const glow = sheet.radial(
    [
      [0, middle, 0.9],
      [1, middle, 0],
    ],
    [random.between(0.2, 0.8), random.between(0.2, 0.8)],
    0.6,
  );
  sheet.fill(glow);
  const tone = createTone(sheet);
  const pitch = height / random.integer(22, 34);
  const ink = random.pick([loud, palette.spot]);
  const dots: string[] = [];
  for (let y = -height * 0.5; y < height * 1.5; y += pitch) {
    for (let x = -width * 0.5; x < width * 1.5; x += pitch) {
      const turnedX = 0.5 + (x / width - 0.5) * 0.966 - (y / height - 0.5) * 0.259;
      const turnedY = 0.5 + (x / width - 0.5) * 0.259 + (y / height - 0.5) * 0.966;
      const radius = pitch * 0.66 * Math.sqrt(tone(turnedX, turnedY));
      const isInside = turnedX > -0.05 && turnedX < 1.05 && turnedY > -0.05 && turnedY < 1.05;
      if (isInside && radius > pitch * 0.09) dots.push(circle(turnedX * width, turnedY * height, radius, ''));
    }
  }
  sheet.group(`fill="${ink}"`, () => sheet.draw(dots.join('')));
}
