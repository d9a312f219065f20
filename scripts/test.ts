import {
  API_STEP,
  BUILD_STEP,
  LINT_STEP,
  ONE_AT_A_TIME_STEP,
  SIDE_BY_SIDE_STEP,
  STATIC_STEPS,
  UNIT_STEP,
  type Step,
} from './steps.ts';
import { oneCheck, sum, type Tally } from './tally.ts';
import { workTreeState } from './work-tree.ts';

// `npm test`: everything that must hold before a change lands, ended by "N passed, N failed" alone on a line.
const SIDE_BY_SIDE = 2;

const startedAt = performance.now();
const treeBefore = await workTreeState();
const tallies = [
  ...(await runSideBySide(STATIC_STEPS)),
  await runStep(API_STEP, 'quiet start'),
  await runStep(UNIT_STEP),
  await runStep(BUILD_STEP),
  await runStep(SIDE_BY_SIDE_STEP),
  ...(await Promise.all([runStep(ONE_AT_A_TIME_STEP), runStep(LINT_STEP, 'quiet start')])),
  await runStep({ title: 'The run left the work tree as it was', run: workTreeUnchanged }),
];
const { passed, failed } = sum(tallies);
print(`\nTook ${seconds(performance.now() - startedAt)}`);
print(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runSideBySide(steps: readonly Step[]): Promise<readonly Tally[]> {
  const queue = [...steps];
  const results: Tally[] = [];
  const lane = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step, 'quiet start'));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  return results;
}

async function runStep({ title, run }: Step, start: 'quiet start' | 'heading' = 'heading'): Promise<Tally> {
  if (start === 'heading') print(`\n=== ${title}`);
  const stepStartedAt = performance.now();
  const { tally, output } = await run().catch((error: unknown) => ({
    tally: oneCheck(false),
    output: `${String(error)}\n`,
  }));
  const mark = tally.failed === 0 ? 'ok    ' : 'FAILED';
  print(`${mark} ${title} (${seconds(performance.now() - stepStartedAt)})`);
  if (output !== '') process.stdout.write(output);
  return tally;
}

async function workTreeUnchanged(): Promise<{ tally: Tally; output: string }> {
  const treeAfter = await workTreeState();
  const ok = treeAfter === treeBefore;
  return { tally: oneCheck(ok), output: ok ? '' : `git status --porcelain says now:\n${treeAfter ?? ''}` };
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
