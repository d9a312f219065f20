import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

const FILE_STEPS = ['mkdir', 'open', 'writeFile', 'rename', 'rm'] as const;

/** Calls back before every file operation of this process, and before every message to the database or a bucket. */
export function countSteps(onStep: () => void): void {
  for (const name of FILE_STEPS) callBefore(fs, name, onStep);
  syncBuiltinESMExports();
  callBefore(Worker.prototype, 'postMessage', onStep);
  callBefore(pg.Client.prototype, 'query', onStep);
  callBefore(globalThis, 'fetch', onStep);
}

function callBefore(owner: object, name: string, onStep: () => void): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
  Reflect.set(owner, name, function (this: unknown, ...given: readonly unknown[]): unknown {
    onStep();
    return Reflect.apply(original, this, given);
  });
}
