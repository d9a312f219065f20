import { firstValueFrom, fromEvent, map, merge, switchMap, type Observable } from 'rxjs';
import type { Applications } from '../../applications/applications.ts';
import { delay } from '../../lib/delay.ts';
import { pageVisible$ } from '../../lib/page-visible.ts';
import { touches$ } from '../../lib/touches.ts';
import type { Version } from '../../service-worker/hang-watch/hang-mark.ts';
import type { FreeTurns } from './free-turns.ts';
import type { Slot } from '../slot.ts';
import type { SlotState } from '../slot-state.ts';

/** Together fifteen seconds. */
const LOOKS = 60;
const LOOK_EVERY_MS = 250;
/** The interval when those are known, until a change. */
const LATER_EVERY_MS = 2000;
/** The computer slept, a dialog or a debugger stopped the page, or it hangs, which is detected elsewhere. */
const LARGEST_GAP_MS = 5000;
const BUSY_SHARE = 0.9;
const CALM_SHARE = 0.5;

export interface BusyWatchOptions {
  readonly slots$: Applications['slots$'];
  /** Emits when other work than that of versions starts or ends: the player's, or that of a page being opened. */
  readonly otherWork$: Observable<unknown>;
  /** The number of spare slices of the main thread in a sample that starts at this time of `performance.now()`. */
  readonly freeTurns: (fromMs: number) => Promise<FreeTurns>;
  readonly onBusy: (version: Version) => void;
}

interface Change {
  readonly slot: Pick<Slot, 'remote' | 'container'>;
  readonly state: SlotState;
}

interface Suspect {
  readonly version: Version;
  /** The number of slices in a sample of this tab when nothing else happens. */
  readonly allFree: number;
}

/**
 * Finds versions that occupy the main thread permanently, like an effect that triggers itself: for fifteen seconds
 * under the previous version, this visible tab was calm, and in the fifteen after the swap it is not, without input or
 * any other change. A slow device was not calm before, and when several versions change together none can be blamed.
 */
export function watchBusy({ slots$, otherWork$, freeTurns, onBusy }: BusyWatchOptions): void {
  /** By area; null for one that is pending, or has failed. */
  const live = new Map<string, string | null>();
  /** Of the latest samples. */
  let moments: readonly FreeTurns[] = [];
  /** The version that has just replaced another in a calm tab. */
  let suspect: Suspect | null = null;
  let pause = new AbortController();

  function startOver(next: Suspect | null = null) {
    moments = [];
    suspect = next;
    pause.abort();
  }

  function note({ slot: { remote, container }, state }: Change) {
    const before = live.get(remote);
    const version = state.status === 'live' ? state.version : null;
    live.set(remote, version);
    if (version === null || version === before) return;
    const isSwap = typeof before === 'string' && container.hasChildNodes();
    const allFree = turnsWhenFree(moments);
    const wasCalm = moments.length === LOOKS && busyShare(moments, allFree) < CALM_SHARE;
    startOver(isSwap && wasCalm ? { version: { remote, version }, allFree } : null);
  }

  function judge() {
    if (moments.length < LOOKS) return;
    if (suspect && busyShare(moments, suspect.allFree) > BUSY_SHARE) onBusy(suspect.version);
    suspect = null;
  }

  async function look(dueMs: number): Promise<void> {
    const known = moments;
    const isLate = performance.now() - dueMs > LARGEST_GAP_MS;
    const moment = await freeTurns(dueMs);
    if (isLate) startOver();
    else if (moments === known) moments = [...moments, moment].slice(-LOOKS);
    judge();
  }

  /** A sample may be due before the previous one is over: the thread was busy then. */
  async function watch(): Promise<never> {
    for (let dueMs = performance.now(); ;) {
      pause = new AbortController();
      dueMs += moments.length < LOOKS ? LOOK_EVERY_MS : LATER_EVERY_MS;
      await delay(dueMs - performance.now(), pause.signal);
      if (document.hidden) await firstValueFrom(pageVisible$);
      if (!pause.signal.aborted) await look(dueMs);
      if (pause.signal.aborted) dueMs = performance.now();
    }
  }

  const changes = (slot: Slot) => slot.state$.pipe(map((state) => ({ slot, state })));
  slots$.pipe(switchMap((slots) => merge(...[...slots.values()].map(changes)))).subscribe(note);
  merge(otherWork$, fromEvent(document, 'visibilitychange')).subscribe(() => startOver());
  merge(touches$, fromEvent(window, 'beforeprint')).subscribe(() => (suspect = null));
  void watch();
}

function busyShare(moments: readonly FreeTurns[], allFree: number): number {
  return 1 - moments.reduce((sum, { turns }) => sum + turns, 0) / (moments.length * allFree);
}

/** The median of those samples in which the thread was free at all. */
function turnsWhenFree(moments: readonly FreeTurns[]): number {
  const free = moments.flatMap(({ atBest }) => (atBest > 0 ? [atBest] : [])).sort((one, other) => one - other);
  return free[free.length >> 1] ?? 0;
}
