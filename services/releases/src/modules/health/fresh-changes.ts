import type { RevisionsTable } from '../../db/tables.ts';

/** The changes that made a version live so short a time ago that it is watched. */
export interface FreshChanges {
  /** Undefined while something has changed that has not been read yet. */
  known(): readonly RevisionsTable[] | undefined;
  read(): Promise<readonly RevisionsTable[]>;
  isFresh(change: RevisionsTable): boolean;
  close(): void;
}

export interface FreshChangesOptions {
  /** The last change of each remote in production that has one since then. */
  readonly lastChanges: (since: Date) => Promise<readonly RevisionsTable[]>;
  /** Calls back after every change of what is live in production. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly windowMs: number;
  readonly nowMs: () => number;
}

export function createFreshChanges({ lastChanges, subscribe, windowMs, nowMs }: FreshChangesOptions): FreshChanges {
  let changes: readonly RevisionsTable[] = [];
  let changedTimes = 1;
  let readTimes = 0;
  const close = subscribe(() => (changedTimes += 1));

  // A first version has nothing to go back to.
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
