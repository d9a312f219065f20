import path from 'node:path';
import { workspacePackages, WORKSPACE_ROOT } from '../../workspace/packages.ts';
import type { CheckOutcomes } from './attest-release.ts';
import { type Checked, COMPILER, runCheck } from './run-check.ts';

const TYPES = [COMPILER, '-b', '--checkers', '1'];
const BOUNDARIES = [
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  '--config',
  '.dependency-cruiser.mjs',
];

export interface CheckedSources {
  readonly outcomes: CheckOutcomes;
  readonly problems: string;
}

/** Checks the types of one workspace package, as `npm run typecheck` does. */
export function checkTypes(location: string, root: string = WORKSPACE_ROOT, signal?: AbortSignal): Promise<Checked> {
  return runCheck(root, [...TYPES, location], signal);
}

/**
 * Checks types and boundaries of an area or the shell as `npm run typecheck` and `npm run boundaries` do; not of a copy outside the
 * workspace.
 */
export async function checkSources(packageDir: string, root: string = WORKSPACE_ROOT): Promise<CheckedSources> {
  const dir = path.resolve(packageDir);
  const found = workspacePackages(root).find((one) => one.dir === dir);
  if (!found) return { outcomes: { types: 'not-run', borders: 'not-run' }, problems: '' };
  const types = await checkTypes(found.location, root);
  const borders = await runCheck(root, [...BOUNDARIES, found.location]);
  return {
    outcomes: { types: types.outcome, borders: borders.outcome },
    problems: `${types.problems}${borders.problems}`,
  };
}
