import type { Step } from './step.ts';
import { asCounts, sum, type TestCounts } from './results/test-counts.ts';

const LANES = 2;

/** Runs independent steps, two at a time. */
export async function runSideBySide(steps: readonly Step[]): Promise<readonly TestCounts[]> {
  const queue = [...steps];
  const results: TestCounts[] = [];
  const lane = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step, 'quiet start'));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

/** Never rejects: a step that throws counts as one failure. */
export async function runStep({ title, run }: Step, start: 'quiet start' | 'heading' = 'heading'): Promise<TestCounts> {
  if (start === 'heading') print(`\n=== ${title}`);
  const startedAt = performance.now();
  const { tally, output } = await run().catch((error: unknown) => ({
    tally: asCounts(false),
    output: `${String(error)}\n`,
  }));
  const mark = tally.failed === 0 ? 'ok    ' : 'FAILED';
  print(`${mark} ${title} (${seconds(performance.now() - startedAt)})`);
  if (output !== '') process.stdout.write(output);
  return tally;
}

/** The last lines of a run, and its exit code. */
export function finish(tallies: readonly TestCounts[], durationMs: number): void {
  const { passed, failed } = sum(tallies);
  print(`\nTook ${seconds(durationMs)}`);
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
