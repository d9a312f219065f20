import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RESULTS_DIR } from '../paths.ts';
import { say } from '../say.ts';
import { machine, type Machine } from './machine.ts';

/** A measurement, as it stands in `bench/results/<name>.json`. */
export interface Measurement {
  readonly name: string;
  /** When it began. */
  readonly startedAt: Date;
  readonly machine: Machine;
  /** Of what was measured and of what it was measured with. */
  readonly versions: Readonly<Record<string, string>>;
  /** What was found, with every sample. */
  readonly found: Readonly<Record<string, unknown>>;
}

/** Notes when and where a measurement begins; `finish` writes it down with what was found. */
export function beginMeasurement(name: string): {
  finish(versions: Measurement['versions'], found: Measurement['found']): void;
} {
  const startedAt = new Date();
  const measuredOn = machine();
  return {
    finish: (versions, found) => {
      const all = { node: process.versions.node, ...versions };
      write({ name, startedAt, machine: measuredOn, versions: all, found });
    },
  };
}

function write({ name, startedAt, machine: measuredOn, versions, found }: Measurement): void {
  mkdirSync(RESULTS_DIR, { recursive: true });
  const file = path.join(RESULTS_DIR, `${name}.json`);
  const document = { name, startedAtIso: startedAt.toISOString(), machine: measuredOn, versions, ...found };
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  say(`Written to ${path.relative(process.cwd(), file)}`);
}
