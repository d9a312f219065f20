import { readFileSync, writeFileSync } from 'node:fs';
import { SUMMARY_PAGE } from '../paths.ts';

/** Inserts the summary of a measurement into bench/results/summary.md, between its two comments. */
export function summarize(name: string, lines: readonly string[]): void {
  writeFileSync(SUMMARY_PAGE, withSummary(readFileSync(SUMMARY_PAGE, 'utf8'), name, lines));
}

/** Throws when the page has no section for it. */
export function withSummary(page: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no place for ${name}: "${begin}" … "${end}".`);
  return `${page.slice(0, from)}${begin}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
}
