import type { AreaFailure, SlotEvent } from './slot-state.ts';
import type { AreaInstance } from './area-instance.ts';
import type { RemoteModule } from '@afterglow/shared-contracts';
import { logError } from '../lib/log.ts';
import type { WaitUntilNotBusy } from './watches/wait-until-not-busy.ts';
import { trialMount } from './trial-mount.ts';

/** A slot's element, and the version in it. */
export interface MountPoint {
  getCurrent(): AreaInstance | null;
  isShown(): boolean;
  /** The area is on the screen from now on; a loaded version is mounted. */
  enter(): void;
  /** The area has left the screen; a pending mount is abandoned. */
  leave(): void;
  /**
   * Checks whether a version mounts, if the area is on the screen; null when it does, or when that was not tried. It
   * waits for the listener's unfinished work.
   */
  test(
    next: AreaInstance,
    signal: AbortSignal,
    waitUntilNotBusy: WaitUntilNotBusy | undefined,
  ): Promise<AreaFailure | null>;
  replaceBy(next: AreaInstance): Promise<void>;
  /** Removes the code of the current version. */
  drop(): Promise<void>;
}

export interface MountPointOptions {
  readonly place: HTMLElement;
  /** Mounts and unmounts run one after the other. */
  readonly runSerially: (task: () => Promise<void>) => Promise<void>;
  readonly dispatch: (event: SlotEvent) => void;
}

export function createMountPoint({ place, runSerially, dispatch }: MountPointOptions): MountPoint {
  let current: AreaInstance | null = null;
  let shown = new AbortController();
  shown.abort();
  let crash = new AbortController();

  async function mountCurrent(): Promise<void> {
    const instance = current;
    const { signal } = shown;
    if (!instance || instance.isMounted() || signal.aborted) return;
    const onCrash = (thrown: unknown) => noteCrash(instance, thrown);
    const outcome = await instance.mount(place, { hidden: false, onCrash, signal });
    if (outcome.type === 'failed') await fall(instance, outcome.thrown);
  }

  function noteCrash(instance: AreaInstance, thrown: unknown): void {
    if (instance !== current) return;
    crash.abort();
    void runSerially(() => fall(instance, thrown));
  }

  async function fall(instance: AreaInstance, thrown: unknown): Promise<void> {
    if (instance !== current) return;
    const failure = await instance.failureOf(thrown);
    const wasSeen = instance.wasSeen();
    await drop();
    dispatch({ type: 'live-failed', failure, wasSeen, atMs: performance.now() });
  }

  async function drop(): Promise<void> {
    const instance = current;
    current = null;
    await instance?.dispose();
  }

  return {
    getCurrent: () => current,
    isShown: () => !shown.signal.aborted,
    enter() {
      shown = new AbortController();
      void runSerially(mountCurrent);
    },
    leave: () => shown.abort(),
    async test(next, signal, waitUntilNotBusy) {
      if (shown.signal.aborted) return null;
      const onCrash = (thrown: unknown) => noteCrash(next, thrown);
      const given = AbortSignal.any([signal, shown.signal]);
      const whileRunning = (over: AbortSignal) => waitUntilNotBusy?.(AbortSignal.any([over, crash.signal]));
      return trialMount(next, place, {
        hidden: current !== null,
        onCrash,
        signal: given,
        waitUntilNotBusy: whileRunning,
      });
    },
    async replaceBy(next) {
      const old = current;
      current = next;
      crash = new AbortController();
      const returnFocus = restoreFocusWithin(place);
      if (old) handOver(old.module, next.module);
      old?.conceal();
      next.reveal();
      returnFocus();
      dispatch({ type: 'committed', release: next.release, atMs: performance.now() });
      await old?.dispose();
    },
    drop,
  };
}

/** Transfers the listener's typed text from one version to its replacement. */
function handOver(from: RemoteModule, to: RemoteModule): void {
  try {
    const handed = from.handOver?.();
    if (handed) to.takeOver?.(handed);
  } catch (error) {
    logError('A remote could not pass on what was typed.', error);
  }
}

/** Checks whether the focus is inside the container; the returned function moves it to the heading there, if it was. */
function restoreFocusWithin(place: HTMLElement): () => void {
  const hadFocus = place.contains(document.activeElement);
  return () => {
    const heading = [...place.querySelectorAll<HTMLElement>('h1')].find(
      (candidate) => !candidate.closest('[data-staged]'),
    );
    if (!hadFocus || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
