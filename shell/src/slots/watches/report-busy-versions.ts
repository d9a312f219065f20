import { HANG_WATCH_PATH, REPORTS_PATH, type HostPorts } from '@afterglow/shared-contracts';
import { distinctUntilChanged, map, merge } from 'rxjs';
import type { Applications } from '../../applications/applications.ts';
import type { Version, Watched } from '../../service-worker/hang-watch/hang-mark.ts';
import { watchBusy } from './busy-watch.ts';
import { freeTurns } from './free-turns.ts';

interface BusyVersionsOptions {
  readonly applications: Pick<Applications, 'slots$'>;
  readonly ports: Pick<HostPorts, 'player' | 'navigation'>;
}

/** From now on versions that keep this page busy are reported to the registry. */
export function reportBusyVersions({
  applications: { slots$ },
  ports: { player, navigation },
}: BusyVersionsOptions): void {
  const status$ = player.state$.pipe(
    map(({ status }) => status),
    distinctUntilChanged(),
  );
  const nowMs = () => performance.now();
  const turn = createTurn();
  watchBusy({
    slots$,
    otherWork$: merge(status$, navigation.path$),
    freeTurns: (fromMs) => freeTurns(fromMs, { nowMs, turn }),
    onBusy: reportBusy,
  });
}

/** Reported by a worker, unless the page is debugged: only a worker can detect that without stopping the page. */
function reportBusy({ remote, version }: Version): void {
  try {
    new Worker(HANG_WATCH_PATH).postMessage({
      remote,
      version,
      reportsPath: REPORTS_PATH,
      isBusy: true,
    } satisfies Watched);
  } catch {
    // Without workers nothing is reported, as for a page that hangs.
  }
}

/** One channel for all tasks: they run one after the other, hundreds in a sample. */
function createTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
}
