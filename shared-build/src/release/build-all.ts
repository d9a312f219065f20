import { workspacePackages, type WorkspacePackage } from '../workspace/packages.ts';
import type { Role } from '../workspace/roles.ts';
import { isConsoleBuilt } from '../console/build-console.ts';
import { declarationOf } from './declaration.ts';
import { releaseNameOf } from './names.ts';
import { planRelease } from './plan-release.ts';
import { checkModules } from '../pages/check-modules.ts';
import { readPageTable } from '../pages/read-page-table.ts';
import { pruneDist } from './prune-dist.ts';
import { readRelease, type BuiltRelease } from './release-files.ts';
import { addNotes } from './release-notes.ts';
import { buildInWorkers } from './worker-pool.ts';

/** One step of building everything; `name` is the release's ("radio", "shell"). */
export interface BuildProgress {
  readonly name: string;
  readonly version: string;
  readonly step: 'reused' | 'started' | 'built';
  readonly durationMs: number;
}

/** What to build, with callbacks. */
export interface BuildAllOptions {
  /** Called once before the build with the names of changed releases. */
  readonly onPlanned?: (names: readonly string[]) => void;
  readonly onProgress?: (progress: BuildProgress) => void;
  /** Names to build; default: the shell, every remote of the workspace, and the console. */
  readonly only?: readonly string[];
}

const PROCESSES = 2;
const BUILT_ROLES: readonly Role[] = ['shell', 'remote', 'console'];

/**
 * Builds what has changed, two at a time, and returns the releases of the current sources, shell first; the console is built as well,
 * but never released. Throws for an unknown name in `only`, and whatever `buildRelease` throws.
 */
export async function buildAll({ onPlanned, onProgress, only }: BuildAllOptions = {}): Promise<
  readonly BuiltRelease[]
> {
  const plans = buildable(only).map((one) => ({
    ...planRelease({ packageDir: one.dir }),
    one,
    name: releaseNameOf(one),
  }));
  const missing = plans.filter((plan) => !isBuilt(plan));
  for (const { one } of missing) checkDeclared(one); // a wrong name fails before minutes are spent on the others
  onPlanned?.(missing.map(({ name }) => name));
  const report = (packageDir: string, step: BuildProgress['step'], durationMs = 0): void => {
    const plan = plans.find(({ one }) => one.dir === packageDir);
    if (plan) onProgress?.({ name: plan.name, version: plan.version, step, durationMs });
  };
  for (const plan of plans) if (!missing.includes(plan)) report(plan.one.dir, 'reused');
  const startedAt = new Map<string, number>();
  await buildInWorkers(
    missing.map(({ one }) => one.dir),
    PROCESSES,
    {
      onStart: (dir) => {
        startedAt.set(dir, performance.now());
        report(dir, 'started');
      },
      onBuilt: (dir) => report(dir, 'built', Math.round(performance.now() - (startedAt.get(dir) ?? 0))),
    },
  );
  for (const plan of plans) pruneDist(plan.one.dir, plan.version, Date.now());
  return plans.flatMap((plan) => {
    if (plan.one.role === 'console') return [];
    return { dir: plan.dir, manifest: addNotes(plan.dir, plan.one), reused: !missing.includes(plan) };
  });
}

function isBuilt({ one, dir }: { readonly one: WorkspacePackage; readonly dir: string }): boolean {
  return one.role === 'console' ? isConsoleBuilt(dir) : readRelease(dir) !== undefined;
}

function checkDeclared(one: WorkspacePackage): void {
  if (declarationOf(one).role === 'remote') checkModules(one.dir, readPageTable(one.dir));
}

/** The shell takes longest, so it goes first. */
function buildable(only: readonly string[] | undefined) {
  const all = workspacePackages().filter(({ role }) => BUILT_ROLES.includes(role));
  const known = all.map(releaseNameOf);
  const unknown = only?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Nothing to build is called ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  return all
    .filter((one) => only === undefined || only.includes(releaseNameOf(one)))
    .sort((a, b) => Number(b.role === 'shell') - Number(a.role === 'shell'));
}
