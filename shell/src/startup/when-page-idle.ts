import type { ClockPort } from '@afterglow/shared-contracts';
import { filter, firstValueFrom } from 'rxjs';
import type { Applications } from '../applications/applications.ts';
import { onceIdle } from '../lib/once-idle.ts';
import type { Progress } from '../progress/progress.ts';

/** A page without requests, or whose area does not arrive, counts as settled after this. */
const LATEST_MS = 5000;

interface OncePageStandsOptions {
  readonly applications: Pick<Applications, 'isReady'>;
  readonly progress: Pick<Progress, 'state$' | 'getState'>;
  readonly clock: Pick<ClockPort, 'after'>;
}

/**
 * Runs a task when the listener's page is complete: the area is mounted, its calls have responses, and the browser is
 * idle.
 */
export function whenPageIdle({ applications, progress, clock }: OncePageStandsOptions, task: () => void): void {
  const answered = progress.state$.pipe(
    filter(({ status }) => status === 'complete' && applications.isReady(location.pathname)),
  );
  const late = new Promise((resolve) => void clock.after(LATEST_MS, () => resolve(null)));

  async function standing(): Promise<void> {
    await firstValueFrom(answered);
    await idle();
    // The finished calls may have been the shell's own, before the area made its first.
    if (progress.getState().status === 'running') await standing();
  }

  void Promise.race([standing(), late.then(idle)]).then(task);
}

function idle(): Promise<void> {
  return new Promise((resolve) => onceIdle(resolve));
}
