import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export const asNumber = z.pipe(
  z.string().check(z.regex(/^-?\d+$/)),
  z.transform((text) => Number(text)),
);
export const asYesNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((text) => text === 'yes'),
);
/** A column of names, separated by commas. */
export const asNames = z.pipe(
  z.string(),
  z.transform((text) => text.split(', ')),
);
/** A column of words, separated by spaces. */
export const asWords = z.pipe(
  z.string(),
  z.transform((text) => text.split(' ')),
);

/** The rows of a table: lines of cells separated by tabs, below a line with the names of the columns. */
export function readTable<Row extends z.ZodMiniType>(name: string, row: Row): readonly z.infer<Row>[] {
  const text = readFileSync(new URL(`tables/${name}.tsv`, import.meta.url), 'utf8');
  const [columns = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells) => row.parse(Object.fromEntries(columns.map((column, index) => [column, cells[index]]))));
}
