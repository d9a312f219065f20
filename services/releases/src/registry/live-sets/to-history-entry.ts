import type { HistoryEntry } from '@afterglow/shared-registry-contracts';
import type { RevisionsTable } from '../../db/tables.ts';
import { findAssignment, type RevisionWithNotes } from '../revisions/index.ts';

export function toHistoryEntry(row: RevisionWithNotes): HistoryEntry {
  return {
    environment: row.environment,
    revision: row.revision,
    action: row.action,
    remote: row.remote,
    fromVersion: row.from_version,
    toVersion: row.to_version,
    reason: row.reason,
    actor: row.actor,
    changedAtIso: row.changed_at.toISOString(),
    hash: row.hash,
    ...(row.action === 'canary' && canaryPercentOf(row)),
    ...((row.action === 'promote' || row.action === 'canary') && { notes: row.notes }),
  };
}

function canaryPercentOf({ assignment, remote }: RevisionsTable): Pick<HistoryEntry, 'canaryPercent'> {
  const percent = findAssignment(assignment, remote)?.canary?.percent;
  return percent === undefined ? {} : { canaryPercent: percent };
}
