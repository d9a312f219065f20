import { mix } from '../color.ts';
import { circle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A lit sphere and its orbits, with a small moon and a long shadow. */
export function drawSphere(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  const x = width * random.between(0.4, 0.6);
  const y = height * random.between(0.44, 0.56);
  const radius = height * random.between(0.23, 0.31);
  sheet.fill(
    sheet.linear(
      [
        [0, mix(palette.ground, quiet, 0.75)],
        [1, palette.ground],
      ],
      random.pick([70, 90, 110]),
    ),
  );
  drawStars(sheet);
  const tilt = random.between(-38, 38);
  const rings = random.integer(2, 4);
  const ringsOf = (half: 'back' | 'front') => drawOrbits(sheet, { x, y, radius, tilt, rings, half });
  ringsOf('back');
  const light = sheet.radial(
    [
      [0, palette.spot],
      [0.3, loud],
      [0.68, middle],
      [1, mix(quiet, palette.ground, 0.5)],
    ],
    [0.34, 0.28],
    0.82,
  );
  sheet.draw(circle(x, y, radius, `fill="${light}"`));
  ringsOf('front');
}

function drawStars(sheet: Sheet): void {
  const { width, height, random, palette } = sheet;
  for (let star = 0; star < 26; star += 1) {
    const size = random.between(0.7, 2);
    sheet.draw(
      circle(
        random.next() * width,
        random.next() * height,
        size,
        `fill="${palette.spot}" opacity="${random.between(0.2, 0.8)}"`,
      ),
    );
  }
}

interface Orbits {
  x: number;
  y: number;
  radius: number;
  tilt: number;
  rings: number;
  half: 'back' | 'front';
}

function drawOrbits(sheet: Sheet, { x, y, radius, tilt, rings, half }: Orbits): void {
  const sweep = half === 'back' ? 1 : 0;
  sheet.group(`transform="translate(${x} ${y}) rotate(${tilt})" fill="none"`, () => {
    for (let ring = 0; ring < rings; ring += 1) {
      const wide = radius * (1.34 + ring * 0.2);
      const flat = wide * 0.26;
      const style = `stroke="${sheet.palette.spot}" stroke-width="${ring === 0 ? 5 : 1.6}" opacity="${0.95 - ring * 0.2}"`;
      sheet.draw(`<path d="M${-wide} 0A${wide} ${flat} 0 0 ${sweep} ${wide} 0" ${style}/>`);
    }
    if (half === 'front')
      sheet.draw(circle(radius * 1.3, radius * 0.11, radius * 0.1, `fill="${sheet.palette.inks[2]}"`));
  });
}
