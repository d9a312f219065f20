import { readFileSync, writeFileSync } from 'node:fs';
import { PERFORMANCE_PAGE } from '../paths.ts';

/** Inserts the summary of a measurement into docs/performance.md, between its two comments. */
export function summarize(name: string, lines: readonly string[]): void {
  writeFileSync(PERFORMANCE_PAGE, withSummary(readFileSync(PERFORMANCE_PAGE, 'utf8'), name, lines));
}

/** Throws when the page has no such place. */
export function withSummary(page: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no place for ${name}: "${begin}" … "${end}".`);
  return `${page.slice(0, from)}${begin}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
}
