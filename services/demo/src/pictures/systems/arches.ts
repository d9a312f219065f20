import type { Sheet } from '../sheet.ts';

type Bend = 'arch' | 'corner' | 'rise';

/** Broad stripes that run down, turn a corner together and run off: a poster from 1974. */
export function drawArches(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const stripes = [palette.inks[0], palette.inks[1], palette.inks[2], palette.spot];
  const count = random.pick([4, 5, 6, 8]);
  const breadth = (height * random.between(0.52, 0.66)) / count;
  const kind = random.pick<Bend>(['arch', 'corner', 'rise']);
  const flip = random.chance(0.5) ? `translate(${width} 0) scale(-1 1)` : '';
  sheet.fill(palette.ground);
  sheet.group(`fill="none" stroke-width="${breadth + 0.6}" transform="${flip}"`, () => {
    for (let index = 0; index < count; index += 1) {
      const color = stripes[index % stripes.length] ?? palette.spot;
      const radius = breadth * (index + 0.9);
      sheet.draw(`<path d="${stripePath(sheet, kind, radius)}" stroke="${color}"/>`);
    }
  });
}

function stripePath(sheet: Sheet, kind: Bend, radius: number): string {
  const { width, height } = sheet;
  const middle = width / 2;
  if (kind === 'arch') {
    const top = height * 0.6;
    return `M${middle - radius} ${height}V${top}A${radius} ${radius} 0 0 1 ${middle + radius} ${top}V${height}`;
  }
  if (kind === 'corner') {
    const centerX = width * 0.3;
    const centerY = height * 0.3;
    return `M0 ${centerY + radius}H${centerX}A${radius} ${radius} 0 0 0 ${centerX + radius} ${centerY}V0`;
  }
  const centerY = height * 0.72;
  const turn = width * 0.28;
  return `M${turn - radius} ${height}V${centerY}A${radius} ${radius} 0 0 1 ${turn} ${centerY - radius}H${width}`;
}
