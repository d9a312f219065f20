import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RESULTS_DIR } from '../paths.ts';
import { log } from '../say.ts';
import { machine, type Machine } from './machine.ts';
import { summarize } from './summarize.ts';

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
