import type { AreaInstance, MountOptions } from './area-instance.ts';
import { loadWatch } from './watches/load-watch.ts';
import type { AreaFailure } from './slot-state.ts';

interface TryOnOptions extends MountOptions {
  readonly waitUntilNotBusy: (signal: AbortSignal) => Promise<void> | undefined;
}

/**
 * Mounts a version and, when an older one is still shown in the same container, waits until it has content and the
 * listener has finished pending work. Null when it is mounted, or when the wait was abandoned: then it just stays
 * loaded.
 */
export async function trialMount(
  next: AreaInstance,
  place: HTMLElement,
  { waitUntilNotBusy, ...options }: TryOnOptions,
): Promise<AreaFailure | null> {
  const crash = new AbortController();
  const onCrash = (thrown: unknown) => {
    crash.abort(thrown);
    options.onCrash(thrown);
  };
  const outcome = await next.mount(place, { ...options, onCrash });
  if (outcome.type === 'failed') return next.failureOf(outcome.thrown);
  if (outcome.type === 'mounted' && options.hidden) {
    const signal = AbortSignal.any([options.signal, crash.signal]);
    const watch = await loadWatch();
    await watch?.waitForContent(place, signal);
    await waitUntilNotBusy(signal);
    await watch?.waitForContent(place, signal); // it may have emptied itself in the meantime
  }
  return crash.signal.aborted ? next.failureOf(crash.signal.reason) : null;
}
