import { lightness, mix } from '../color.ts';
import { circle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Broad rings from two sources that cross each other and change color where they meet. */
export function drawInterference(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  const angle = random.between(-0.6, 0.6) + (random.chance(0.5) ? 0 : Math.PI / 2);
  const distance = height * random.between(0.16, 0.34);
  const rings = random.integer(9, 14);
  const gap = (height * 0.84) / rings;
  const centres = [-1, 1].map((side) => ({
    x: width / 2 + Math.cos(angle) * distance * side,
    y: height / 2 + Math.sin(angle) * distance * side,
  }));
  sheet.fill(
    sheet.linear(
      [
        [0, mix(palette.ground, quiet, 0.35)],
        [1, palette.ground],
      ],
      120,
    ),
  );
  const ink = sheet.linear(
    [
      [0, loud],
      [1, middle],
    ],
    random.pick([0, 45, 90]),
  );
  const paints = [ink, palette.spot];
  // Where the second rings cross the first, they mix like inks on light paper, and like lamps on dark.
  const veil = `style="mix-blend-mode:${lightness(palette.ground) < 0.5 ? 'overlay' : 'multiply'}"`;
  for (const [index, { x, y }] of centres.entries()) {
    sheet.group(`fill="none" stroke="${paints[index]}" stroke-width="${gap * 0.5}" ${index === 1 ? veil : ''}`, () => {
      for (let ring = 0; ring < rings; ring += 1) sheet.draw(circle(x, y, (ring + 0.5) * gap, ''));
    });
  }
}
