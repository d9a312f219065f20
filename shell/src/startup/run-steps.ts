import type { ClockPort, FeatureFlag, FeatureFlags } from '@afterglow/shared-contracts';
import { logError } from '../lib/log.ts';
import { timeLimitError } from '../lib/time-limit.ts';

export interface StartupStep {
  readonly flag: FeatureFlag;
  readonly run: () => Promise<unknown>;
}

/** A slower step must not block the next ones. */
const STEP_LIMIT_MS = 10_000;

/**
 * Runs the steps one after the other, each marked in the browser's performance timeline. The page does not wait for
 * them: a step that fails, or does not end, is logged and the next one runs.
 */
export async function runSteps(
  steps: readonly StartupStep[],
  flags: FeatureFlags,
  clock: Pick<ClockPort, 'after'>,
): Promise<void> {
  for (const { flag, run } of steps) {
    if (!flags[flag]) continue;
    performance.mark(`startup:${flag}`);
    try {
      await withinLimit(run, clock);
    } catch (error) {
      logError(`The step "${flag}" of the start failed.`, error);
    }
  }
}

function withinLimit(run: () => Promise<unknown>, clock: Pick<ClockPort, 'after'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(STEP_LIMIT_MS, () => reject(timeLimitError(STEP_LIMIT_MS)));
    const settle = async () => run();
    settle()
      .then(() => resolve(), reject)
      .finally(stop);
  });
}
