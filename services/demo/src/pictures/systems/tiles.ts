import { rectangle } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly paper: string;
}

const TURNS = [0, 90, 180, 270] as const;

/** Quarter circles, half circles, leaves, stripes and dots: the possible tiles of the grid, drawn in 1 by 1. */
const MOTIFS: readonly [(ink: string) => string, ...((ink: string) => string)[]] = [
  (ink) => `<path d="M0 0H1A1 1 0 0 1 0 1Z" fill="${ink}"/>`,
  (ink) => `<path d="M0 0H1A1 1 0 0 1 0 1Z" fill="${ink}"/>`,
  (ink) => `<path d="M0 0A.5 .5 0 0 0 1 0Z" fill="${ink}"/><path d="M0 .5A.5 .5 0 0 0 1 .5Z" fill="${ink}"/>`,
  (ink) => `<path d="M0 0A1 1 0 0 1 1 1A1 1 0 0 1 0 0Z" fill="${ink}"/>`,
  (ink) => `<circle cx=".5" cy=".5" r=".5" fill="${ink}"/>`,
  (ink) => `<path d="M0 1L1 0V1Z" fill="${ink}"/>`,
  (ink) => [0, 0.25, 0.5, 0.75].map((y) => `<rect y="${y}" width="1" height=".125" fill="${ink}"/>`).join(''),
  (ink) =>
    [1, 0.7, 0.4]
      .map((r, index) => `<path d="M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z" fill="${index === 1 ? 'var' : ink}"/>`)
      .join(''),
];

/** A grid of simple forms in four inks, as on the sleeves of a modernist print shop. */
export function drawTiles(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const size = height / random.pick([3, 4, 4, 5]);
  const colors = [palette.ground, ...palette.inks, palette.spot] as const;
  const columns = Math.ceil(width / size);
  sheet.fill(palette.ground);
  for (let row = 0; row * size < height - 1; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const paper = random.pick([...colors]);
      const rest = colors.filter((color) => color !== paper);
      const ink = random.pick([rest[0] ?? palette.spot, ...rest]);
      drawTile(sheet, { x: column * size, y: row * size, size, ink, paper });
    }
  }
}

function drawTile(sheet: Sheet, { x, y, size, ink, paper }: Tile): void {
  const motif = sheet.random.pick(MOTIFS)(ink).replaceAll('"var"', `"${paper}"`);
  const turn = sheet.random.pick(TURNS);
  sheet.draw(rectangle(x, y, size + 0.5, size + 0.5, `fill="${paper}"`));
  sheet.draw(`<g transform="translate(${x} ${y}) scale(${size}) rotate(${turn} .5 .5)">${motif}</g>`);
}
