import type { Generation, MountOptions } from './generation.ts';
import { loadWatch } from './load-watch.ts';
import type { AreaFailure } from './slot-state.ts';

/**
 * Mounts a version and, when an older one is still shown in the same place, waits until it has something to show. Null when it stands,
 * or when the wait was abandoned: then it is just kept ready.
 */
export async function tryOn(next: Generation, place: HTMLElement, options: MountOptions): Promise<AreaFailure | null> {
  const crash = new AbortController();
  const onCrash = (thrown: unknown) => {
    crash.abort(thrown);
    options.onCrash(thrown);
  };
  const outcome = await next.mount(place, { ...options, onCrash });
  if (outcome.type === 'failed') return next.failureOf(outcome.thrown);
  if (outcome.type === 'mounted' && options.hidden) {
    await (await loadWatch())?.settled(place, AbortSignal.any([options.signal, crash.signal]));
  }
  return crash.signal.aborted ? next.failureOf(crash.signal.reason) : null;
}
