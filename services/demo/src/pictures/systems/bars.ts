import { mix } from '../color.ts';
import { createNoiseField } from '../noise-field.ts';
import { rectangle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** The product's own form: bars of sound, in a row or in a ring. */
export function drawBars(sheet: Sheet): void {
  const { palette, random } = sheet;
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [1, mix(palette.ground, palette.inks[0], 0.6)],
      ],
      random.pick([90, 135]),
    ),
  );
  const glow = sheet.radial(
    [
      [0, palette.inks[1], 0.6],
      [1, palette.inks[1], 0],
    ],
    [0.5, random.between(0.4, 0.7)],
    0.55,
  );
  sheet.fill(glow);
  if (random.chance(0.5)) drawRing(sheet);
  else drawRow(sheet);
}

function drawRow(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const noise = createNoiseField(random);
  const count = random.integer(13, 29);
  const pitch = (width * 0.8) / count;
  const middle = height * 0.5;
  for (let bar = 0; bar < count; bar += 1) {
    const arch = Math.sin(((bar + 0.5) / count) * Math.PI);
    const tall = height * (0.06 + 0.62 * arch * (0.55 + 0.45 * noise(bar * 0.55, 3)));
    const x = width * 0.1 + bar * pitch + pitch * 0.2;
    const color = bar % 5 === 2 ? palette.spot : palette.inks[2];
    sheet.draw(rectangle(x, middle - tall / 2, pitch * 0.6, tall, `rx="${pitch * 0.3}" fill="${color}"`));
  }
}

function drawRing(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const noise = createNoiseField(random);
  const count = random.pick([48, 64, 90]);
  const inner = height * random.between(0.14, 0.2);
  const thickness = ((2 * Math.PI * inner) / count) * 0.62;
  for (let bar = 0; bar < count; bar += 1) {
    const angle = (bar / count) * 360;
    const x = Math.cos((angle * Math.PI) / 180) * 2;
    const y = Math.sin((angle * Math.PI) / 180) * 2;
    const length = height * (0.05 + 0.2 * (0.5 + 0.5 * noise(x + 7, y + 7)) + (bar % 4 === 0 ? 0.04 : 0));
    const color = bar % 8 === 0 ? palette.spot : palette.inks[2];
    const place = `transform="translate(${width / 2} ${height / 2}) rotate(${angle})"`;
    sheet.draw(rectangle(inner, -thickness / 2, length, thickness, `rx="${thickness / 2}" fill="${color}" ${place}`));
  }
}
