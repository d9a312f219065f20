import type { RevisionsTable } from '../../db/tables.ts';

/** The recent changes that made a version live, which are watched. */
export interface FreshChanges {
  /** Undefined while there is an unread change. */
  known(): readonly RevisionsTable[] | undefined;
  read(): Promise<readonly RevisionsTable[]>;
  isFresh(change: RevisionsTable): boolean;
  close(): void;
}

export interface FreshChangesOptions {
  /** The last change of each remote in production since that time. */
  readonly lastChanges: (since: Date) => Promise<readonly RevisionsTable[]>;
  /** Calls back after every change of production. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly windowMs: number;
  readonly nowMs: () => number;
}

export function createFreshChanges({ lastChanges, subscribe, windowMs, nowMs }: FreshChangesOptions): FreshChanges {
  let changes: readonly RevisionsTable[] = [];
  let changedTimes = 1;
  let readTimes = 0;
  const close = subscribe(() => (changedTimes += 1));

  // A first version has no rollback target.
  const isFresh = ({ action, from_version: from, changed_at: changedAt }: RevisionsTable) =>
    from !== null && (action === 'promote' || action === 'canary') && nowMs() - changedAt.getTime() < windowMs;

  return {
    known: () => (readTimes === changedTimes ? changes.filter(isFresh) : undefined),
    async read() {
      while (readTimes !== changedTimes) {
        const times = changedTimes;
        changes = await lastChanges(new Date(nowMs() - windowMs));
        readTimes = times;
      }
      return changes.filter(isFresh);
    },
    isFresh,
    close,
  };
}
