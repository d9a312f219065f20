import { ensureChromium } from './machine/chromium.ts';
import { ensureDebianPackages } from './machine/debian-packages.ts';
import { ensurePostgres } from './machine/postgres.ts';
import { finish, runSideBySide, runStep } from './run-steps.ts';
import { prepareSites } from './runners.ts';
import type { StepOutcome } from './step.ts';
import { BUILD_STEP, SERIAL_STEP, LOW_PRIORITY_STEPS, PARALLEL_STEP, UNIT_STEP } from './steps.ts';
import { asCounts } from './results/test-counts.ts';
import { runCommand } from './run-command.ts';

/** `npm test`: all checks before a change lands, ending with "N passed, N failed" alone on a line. */
export async function testAll(): Promise<void> {
  const startedAt = performance.now();
  const treeBefore = await workTreeState();
  // Downloads run while the build uses the processor; a step that lacks one reports it.
  const [built] = await Promise.all([runStep(BUILD_STEP), fetchTools()]);
  const [tested] = await Promise.all([runStep(UNIT_STEP), prepareSites()]);
  const tallies = [
    built,
    tested,
    await runStep(PARALLEL_STEP),
    ...(await Promise.all([runStep(SERIAL_STEP), runSideBySide(LOW_PRIORITY_STEPS)])).flat(),
    await runStep({ title: 'The run left the work tree as it was', run: () => workTreeUnchanged(treeBefore) }),
  ];
  finish(tallies, performance.now() - startedAt);
}

async function fetchTools(): Promise<void> {
  for (const ensure of [ensurePostgres, ensureChromium, ensureDebianPackages]) await ensure().catch(() => undefined);
}

async function workTreeUnchanged(treeBefore: string | undefined): Promise<StepOutcome> {
  const treeAfter = await workTreeState();
  const ok = treeAfter === treeBefore;
  return { tally: asCounts(ok), output: ok ? '' : `git status --porcelain says now:\n${treeAfter ?? ''}` };
}

/** The files that git reports as changed or new; undefined outside a repository. Empty on a fresh clone. */
async function workTreeState(): Promise<string | undefined> {
  const { ok, output } = await runCommand(['git', 'status', '--porcelain']);
  return ok ? output : undefined;
}
