import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CheckOutcome } from '@afterglow/shared-contracts/registry';
import { workspacePackages, WORKSPACE_ROOT } from '../workspace/packages.ts';
import type { CheckOutcomes } from './attest-release.ts';

const run = promisify(execFile);
const TYPES = ['node_modules/typescript-7/bin/tsc', '-b', '--checkers', '1'];
const BORDERS = ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs'];
const OUTPUT_MAX_BYTES = 50_000_000;

/** What checks of sources found. */
export interface CheckedSources {
  readonly outcomes: CheckOutcomes;
  /** What those that failed have printed. */
  readonly problems: string;
}

/** Checks types and borders of an area or the shell as `npm run typecheck` and `npm run borders` do; not of a copy outside the workspace. */
export async function checkSources(packageDir: string, root: string = WORKSPACE_ROOT): Promise<CheckedSources> {
  const dir = path.resolve(packageDir);
  const found = workspacePackages(root).find((one) => one.dir === dir);
  if (!found) return { outcomes: { types: 'not-run', borders: 'not-run' }, problems: '' };
  const types = await check(root, [...TYPES, found.location]);
  const borders = await check(root, [...BORDERS, found.location]);
  return {
    outcomes: { types: types.outcome, borders: borders.outcome },
    problems: `${types.problems}${borders.problems}`,
  };
}

interface Checked {
  readonly outcome: CheckOutcome;
  readonly problems: string;
}

async function check(cwd: string, command: readonly string[]): Promise<Checked> {
  try {
    await run(process.execPath, command, { cwd, maxBuffer: OUTPUT_MAX_BYTES });
    return { outcome: 'passed', problems: '' };
  } catch (error) {
    return { outcome: 'failed', problems: outputOf(error) };
  }
}

function outputOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('stdout' in error) || !('stderr' in error)) throw error;
  return `${String(error.stdout)}${String(error.stderr)}`;
}
