import { mix } from '../color.ts';
import { createNoiseField } from '../noise-field.ts';
import { type Point, path } from '../shapes.ts';
import { type Sheet, round } from '../sheet.ts';

const CELLS_ACROSS = 72;
const LEVELS = 16;

/** Heights at the corners of a grid of square cells. */
interface Landscape {
  readonly cell: number;
  readonly rows: number;
  readonly heightAt: (column: number, row: number) => number;
}

function createLandscape(sheet: Sheet): Landscape {
  const { width, height, random } = sheet;
  const noise = createNoiseField(random);
  const zoom = random.between(1.7, 2.6);
  const cell = width / CELLS_ACROSS;
  const rows = Math.ceil(height / cell);
  const columns = CELLS_ACROSS + 1;
  const heights = Float64Array.from({ length: columns * (rows + 1) }, (_, index) => {
    const x = ((index % columns) * cell * zoom) / width;
    const y = (Math.floor(index / columns) * cell * zoom) / height;
    return noise(x, y) + 0.22 * noise(x * 2.1 + 9, y * 2.1);
  });
  return { cell, rows, heightAt: (column, row) => heights[row * columns + column] ?? 0 };
}

/** Contour lines of an invented landscape (marching squares), every fourth drawn heavier. */
export function drawContours(sheet: Sheet): void {
  const { palette } = sheet;
  const [quiet, middle, loud] = palette.inks;
  const landscape = createLandscape(sheet);
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [1, mix(palette.ground, quiet, 0.75)],
      ],
      115,
    ),
  );
  for (let index = 0; index < LEVELS; index += 1) {
    const isHeavy = index % 4 === 0;
    const ink = isHeavy ? palette.spot : mix(middle, loud, index / LEVELS);
    const style = `fill="none" stroke="${ink}" stroke-width="${isHeavy ? 5 : 2.6}" stroke-linecap="round"`;
    sheet.draw(path(traceLevel(landscape, -1 + (index / LEVELS) * 2), style));
  }
}

function traceLevel(landscape: Landscape, level: number): string {
  const { rows, heightAt } = landscape;
  let data = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < CELLS_ACROSS; column += 1) {
      // Most cells are entirely above or below a level.
      const isBelow = heightAt(column, row) < level;
      const isPlain =
        heightAt(column + 1, row) < level === isBelow &&
        heightAt(column + 1, row + 1) < level === isBelow &&
        heightAt(column, row + 1) < level === isBelow;
      if (!isPlain) data += traceCell(landscape, column, row, level);
    }
  }
  return data;
}

type Corner = readonly [column: number, row: number];

/** The line through one cell, between the two sides that the level crosses. */
function traceCell({ cell, heightAt }: Landscape, column: number, row: number, level: number): string {
  const corners: readonly Corner[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const cuts: Point[] = [];
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % 4] ?? from;
    const [low, high] = [heightAt(...from), heightAt(...to)];
    if (low < level === high < level) continue;
    const share = (level - low) / (high - low);
    cuts.push([(from[0] + (to[0] - from[0]) * share) * cell, (from[1] + (to[1] - from[1]) * share) * cell]);
  }
  const [first, second] = cuts;
  if (first === undefined || second === undefined) return '';
  return `M${round(first[0])} ${round(first[1])}L${round(second[0])} ${round(second[1])}`;
}
