import { type HistoryEntry, isTombstone } from '@afterglow/shared-registry-contracts';
import type { Change, ChangeRequest } from './change-request.ts';

/**
 * The change that undoes a revision; undefined once the same release has changed again, because that would be undone too. `entries` are
 * those of an environment, newest first.
 */
export function undoRequest(entry: HistoryEntry, entries: readonly HistoryEntry[]): ChangeRequest | undefined {
  const { environment, remote, revision } = entry;
  const ofRemote = entries.filter((one) => one.remote === remote);
  if (ofRemote[0]?.revision !== revision) return undefined;
  const change = oppositeOf(entry, ofRemote[1]);
  return change && { environment, remote, change, reason: `Undo revision ${revision}: ` };
}

function oppositeOf({ action, fromVersion }: HistoryEntry, before: HistoryEntry | undefined): Change | undefined {
  switch (action) {
    case 'promote':
    case 'rollback':
      if (fromVersion === null || isTombstone(fromVersion)) return { kind: 'retire' };
      return action === 'promote' ? { kind: 'rollback', to: fromVersion } : { kind: 'promote', version: fromVersion };
    case 'retire':
      return fromVersion === null ? undefined : { kind: 'rollback', to: fromVersion };
    case 'canary':
      return canaryOf(before) ?? { kind: 'end-canary' };
    case 'end-canary':
      return canaryOf(before);
  }
}

function canaryOf(entry: HistoryEntry | undefined): Change | undefined {
  if (entry?.action !== 'canary' || entry.canaryPercent === undefined) return undefined;
  return { kind: 'canary', version: entry.toVersion, percent: entry.canaryPercent };
}
