import type { ReleaseReport } from '@afterglow/shared-contracts';
import { guardFromHang } from './hang-guard.ts';

/** Sooner than the registry counts a started version as hanging: a tab that can still report does not hang. */
const LATEST_MS = 25_000;

export interface Visits {
  /** For a version that is about to be loaded; it ends with the signal. */
  open(version: string, signal: AbortSignal): Visit;
  /** The area is on the screen: the pending version is awaited. */
  begin(): void;
  leave(): void;
}

/** The reports of a tab about a version, from before its code runs until a listener sees content. */
export interface Visit {
  begin(): void;
  succeed(): void;
  /** It has failed, which is reported with the failure. */
  fail(): void;
  /** It is no longer awaited. */
  leave(): void;
}

/** Of one area; the listener waits for the latest of its visits. */
export function createVisits(remote: string, report: (report: ReleaseReport) => void): Visits {
  let latest: Visit | null = null;
  return {
    open(version, signal) {
      const visit = createVisit(
        (kind) => report({ kind, remote, version }),
        () => guardFromHang({ remote, version }),
      );
      signal.addEventListener('abort', visit.leave);
      return (latest = visit);
    },
    begin: () => latest?.begin(),
    leave: () => latest?.leave(),
  };
}

type VisitReport = Extract<ReleaseReport['kind'], 'begun' | 'load' | 'left'>;

function createVisit(report: (kind: VisitReport) => void, guard: () => void): Visit {
  let state: 'away' | 'begun' | 'over' = 'away';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function turn(next: typeof state, kind?: VisitReport) {
    state = next;
    if (kind) report(kind);
    clearTimeout(timer);
    const change = next === 'begun' ? 'addEventListener' : 'removeEventListener';
    document[change]('visibilitychange', leave);
  }

  function leave() {
    if (state === 'begun') turn('away', 'left');
  }

  return {
    begin() {
      if (document.hidden) return;
      guard();
      if (state !== 'away') return;
      turn('begun', 'begun');
      timer = setTimeout(leave, LATEST_MS);
    },
    succeed() {
      if (state !== 'over') turn('over', 'load');
    },
    fail: () => turn('over'),
    leave,
  };
}
