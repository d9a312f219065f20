import type { ReleaseReport } from '@afterglow/shared-contracts';
import { guardFromHang } from './hang-guard.ts';

/** Sooner than the registry takes a version that was begun for one that hangs: a tab that can still say so does not hang. */
const LATEST_MS = 25_000;

export interface Visits {
  /** For a version that is about to be loaded; it ends with the signal. */
  open(version: string, signal: AbortSignal): Visit;
  /** The area is on the screen: what is on its way is waited for. */
  begin(): void;
  leave(): void;
}

/** What a tab tells of a version from the moment its code is about to run until a listener sees something of it. */
export interface Visit {
  begin(): void;
  /** Something is visible. */
  succeed(): void;
  /** It has failed, which is reported with what happened. */
  fail(): void;
  /** No one waits for it now. */
  leave(): void;
}

/** Of one area; the latest of its visits is what the listener waits for. */
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
