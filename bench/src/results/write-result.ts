import { mkdirSync, writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RESULTS_DIR, SUMMARY_PAGE } from '../paths.ts';
import { log } from '../say.ts';
import { machine, type Machine } from './machine.ts';

export interface Finding {
  /** The versions of the measured sources and of the tools. */
  readonly versions: Readonly<Record<string, string>>;
  /** Everything, including every sample; written to `bench/results/<name>.json`. */
  readonly found: Readonly<Record<string, unknown>>;
  /** A summary in Markdown; written into bench/results/summary.md. */
  readonly summary: readonly string[];
}

/** Records the start and the machine of a measurement; `finish` writes its result. */
export function beginMeasurement(name: string): { finish(finding: Finding): void } {
  const startedAtIso = new Date().toISOString();
  const measuredOn = machine();
  return {
    finish({ versions, found, summary }) {
      mkdirSync(RESULTS_DIR, { recursive: true });
      const file = path.join(RESULTS_DIR, `${name}.json`);
      const all = { node: process.versions.node, ...versions };
      const document = { name, startedAtIso, machine: measuredOn, versions: all, ...found };
      writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
      summarize(name, [...summary, '', measuredText(startedAtIso, measuredOn)]);
      log(`Written to ${path.relative(process.cwd(), file)} and bench/results/summary.md`);
    },
  };
}

function measuredText(startedAtIso: string, { cpu, cores, memoryGib, loadAverage, niceness }: Machine): string {
  const day = startedAtIso.slice(0, 10);
  const priority = niceness < 0 ? ', before everything else that ran there' : '';
  return `Measured ${day} on ${cpu}, ${cores} cores, ${memoryGib} GiB; load when it began ${loadAverage}${priority}.`;
}

/** Inserts the summary of a measurement into bench/results/summary.md, between its two comments. */
function summarize(name: string, lines: readonly string[]): void {
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
