import type { HostPorts, ReleaseReport } from '@afterglow/shared-contracts';
import type { FindRelease } from '../federation/fetch-release.ts';
import type { LoadKnown } from '../federation/load-known.ts';
import type { LoadedRelease } from '../federation/load-release.ts';
import { delay } from '../lib/delay.ts';
import { logError } from '../lib/log.ts';
import { createSerialQueue } from '../lib/serial-queue.ts';
import { toAreaFailure, toReleaseReport } from './failures.ts';
import { createAreaInstance } from './area-instance.ts';
import { createMountPoint } from './mount-point.ts';
import type { ModuleLease } from './module-lease.ts';
import { loadWatch } from './watches/load-watch.ts';
import type { WaitUntilNotBusy } from './watches/wait-until-not-busy.ts';
import type { Refusal, SlotEffect, SlotEvent } from './slot-state.ts';
import { refuseHung } from './watches/hang-guard.ts';
import { createVisits, type Visit } from './watches/visits.ts';

export interface SlotOptions {
  readonly remote: string;
  readonly load: LoadKnown;
  readonly findRelease: FindRelease;
  readonly ports: HostPorts;
  readonly report: (report: ReleaseReport) => void;
  readonly limitMs: number;
  /** A call caused by the listener has no response yet. */
  readonly isCalling: () => boolean;
}

export interface SlotEffectsOptions extends SlotOptions {
  readonly place: HTMLElement;
  /** Receives the results of effects. */
  readonly dispatch: (event: SlotEvent) => void;
}

export interface SlotEffects {
  runEffect(effect: SlotEffect): void;
  lease(): ModuleLease | null;
  unmount(): Promise<void>;
  remove(): Promise<void>;
}

interface CommitOptions {
  readonly visit: Visit;
  readonly life: AbortController;
  readonly waitUntilNotBusy: WaitUntilNotBusy | undefined;
}

type StageEffect = Extract<SlotEffect, { readonly type: 'stage' }>;

/** Runs a slot's effects. All of their work is canceled in the same way: by its signal. */
export function createSlotEffects(options: SlotEffectsOptions): SlotEffects {
  const { remote, load, report, dispatch, isCalling } = options;
  const runSerially = createSerialQueue();
  const held = createMountPoint({ ...options, runSerially });
  let coming = new AbortController();
  const visits = createVisits(remote, report);

  /** Starts the next job, and abandons the previous one. */
  function begin(): AbortController {
    coming.abort();
    return (coming = new AbortController());
  }

  async function stage({ release, attempt, isAskedFor }: StageEffect, life: AbortController): Promise<void> {
    const { signal } = life;
    await runSerially(async () => {}); // an unmounting version removes its registration
    if (signal.aborted) return;
    const visit = visits.open(release.version, signal);
    try {
      await refuseHung({ remote, version: release.version }, isAskedFor);
      signal.throwIfAborted();
      if (held.isShown()) visit.begin();
      const isHeld = held.getCurrent() !== null;
      const loaded = await load(remote, release, { pathname: location.pathname, attempt, held: isHeld, signal });
      const isBusy = () => held.getCurrent()?.isBusy() ?? false;
      const waitUntilNotBusy = isHeld ? (await loadWatch())?.createWaitUntilNotBusy({ isBusy, isCalling }) : undefined;
      await waitUntilNotBusy?.(signal);
      await runSerially(() => commit(loaded, { visit, life, waitUntilNotBusy }));
    } catch (thrown) {
      visit.fail();
      if (!signal.aborted) dispatch({ type: 'refused', version: release.version, failure: toAreaFailure(thrown) });
    }
  }

  /** Mounts the new version in parallel to the old one, which it replaces only if it mounts. */
  async function commit(loaded: LoadedRelease, { waitUntilNotBusy, ...own }: CommitOptions): Promise<void> {
    const { signal } = own.life;
    if (signal.aborted) return;
    const next = createAreaInstance(loaded, { ...options, ...own });
    const failure = await held.test(next, signal, waitUntilNotBusy);
    const isWanted = !signal.aborted;
    if (isWanted && !failure) {
      coming = new AbortController(); // from now on the version's own signal ends with the version
      return held.replaceBy(next);
    }
    await next.dispose();
    if (isWanted && failure) dispatch({ type: 'refused', version: loaded.release.version, failure });
  }

  async function wait(delayMs: number, { signal }: AbortController): Promise<void> {
    await delay(delayMs, signal);
    if (!signal.aborted) dispatch({ type: 'retry-due' });
  }

  return {
    runEffect(effect) {
      switch (effect.type) {
        case 'abandon':
          return coming.abort();
        case 'stage':
          return void stage(effect, begin());
        case 'find':
          return void find(options, effect.version, begin());
        case 'wait':
          return void wait(effect.delayMs, begin());
        case 'enter':
          visits.begin();
          return held.enter();
        case 'leave':
          visits.leave();
          return held.leave();
        case 'report':
          return reportFailure(options, effect);
      }
    },
    lease: () => held.getCurrent()?.lease() ?? null,
    unmount: () => runSerially(async () => held.getCurrent()?.unmount()),
    remove: () => runSerially(held.drop),
  };
}

async function find(options: SlotEffectsOptions, version: string, { signal }: AbortController): Promise<void> {
  const { remote, findRelease, dispatch } = options;
  try {
    const release = await findRelease(remote, version, signal);
    if (!signal.aborted) dispatch({ type: 'fallback-found', release });
  } catch (thrown) {
    if (signal.aborted) return;
    logError(`The area ${remote} ${version} cannot stand in for the live one.`, thrown);
    dispatch({ type: 'fallback-not-found' });
  }
}

function reportFailure({ remote, report }: SlotEffectsOptions, { version, failure }: Refusal): void {
  logError(`The area ${remote} ${version} failed.`, failure.error);
  const reported = toReleaseReport(remote, version, failure);
  if (reported) report(reported);
}
