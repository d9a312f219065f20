import { mix } from '../colour.ts';
import { createNoiseField } from '../noise-field.ts';
import { path } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { round } from '../sheet.ts';

const CELLS = 72;

/** The cut of a level through one side of a cell, 0 to 1. */
function crossing(from: number, to: number, level: number): number | undefined {
  if (from < level === to < level) return undefined;
  return (level - from) / (to - from);
}

/** Contour lines of an invented landscape (marching squares), each sixth drawn heavier. */
export function drawContours(sheet: Sheet): void {
  const { width, height, palette, random } = sheet;
  const [quiet, middle, loud] = palette.inks;
  const noise = createNoiseField(random);
  const zoom = random.between(1.7, 2.6);
  const heightAt = (x: number, y: number) => {
    return (
      noise((x / width) * zoom, (y / height) * zoom) +
      0.22 * noise((x / width) * zoom * 2.1 + 9, (y / height) * zoom * 2.1)
    );
  };
  sheet.fill(
    sheet.linear(
      [
        [0, palette.ground],
        [1, mix(palette.ground, quiet, 0.75)],
      ],
      115,
    ),
  );
  const levels = 16;
  for (let index = 0; index < levels; index += 1) {
    const level = -1 + (index / levels) * 2;
    const isHeavy = index % 4 === 0;
    const ink = isHeavy ? palette.spot : mix(middle, loud, index / levels);
    sheet.draw(
      path(
        traceLevel(sheet, heightAt, level),
        `fill="none" stroke="${ink}" stroke-width="${isHeavy ? 5 : 2.6}" stroke-linecap="round"`,
      ),
    );
  }
}

function traceLevel(sheet: Sheet, heightAt: (x: number, y: number) => number, level: number): string {
  const size = sheet.width / CELLS;
  let data = '';
  for (let row = 0; row * size < sheet.height; row += 1) {
    for (let column = 0; column < CELLS; column += 1)
      data += traceCell(heightAt, column * size, row * size, size, level);
  }
  return data;
}

function traceCell(
  heightAt: (x: number, y: number) => number,
  x: number,
  y: number,
  size: number,
  level: number,
): string {
  const [a, b] = [heightAt(x, y), heightAt(x + size, y)];
  const [c, d] = [heightAt(x + size, y + size), heightAt(x, y + size)];
  const cuts: string[] = [];
  const add = (cut: number | undefined, placeAt: (t: number) => readonly [number, number]) => {
    if (cut === undefined) return;
    const [px, py] = placeAt(cut);
    cuts.push(`${round(px)} ${round(py)}`);
  };
  add(crossing(a, b, level), (t) => [x + t * size, y]);
  add(crossing(b, c, level), (t) => [x + size, y + t * size]);
  add(crossing(d, c, level), (t) => [x + t * size, y + size]);
  add(crossing(a, d, level), (t) => [x, y + t * size]);
  return cuts.length >= 2 ? `M${cuts[0]}L${cuts[1]}` : '';
}
