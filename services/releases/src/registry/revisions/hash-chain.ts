import { createHash } from 'node:crypto';
import type { Assignment, RevisionsTable } from '../../db/tables.ts';

/** The previous hash of an environment's first revision. */
export const GENESIS_HASH = '';

/** A revision before its hash. */
export type UnsealedRevision = Omit<RevisionsTable, 'hash'>;

/** Seals a revision: its hash covers all of it and, through the previous hash, all earlier ones. */
export function appendHash(revision: UnsealedRevision): RevisionsTable {
  return { ...revision, hash: hashOf(revision) };
}

/** The number of the first revision that was changed or does not follow the previous one; null if all are intact. */
export function firstBrokenRevision(log: readonly RevisionsTable[]): number | null {
  let previousHash = GENESIS_HASH;
  let previousRevision = 0;
  for (const entry of log) {
    const follows = entry.revision === previousRevision + 1 && entry.previous_hash === previousHash;
    if (!follows || hashOf(entry) !== entry.hash) return entry.revision;
    previousHash = entry.hash;
    previousRevision = entry.revision;
  }
  return null;
}

/** An array in a fixed order, because the database returns an object's keys in another order. */
function hashOf(revision: UnsealedRevision): string {
  const fields = [
    revision.previous_hash,
    revision.environment,
    revision.revision,
    revision.action,
    revision.remote,
    revision.from_version,
    revision.to_version,
    revision.reason,
    revision.actor,
    revision.changed_at.toISOString(),
    assignmentFields(revision.assignment),
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

function assignmentFields(assignment: Assignment) {
  return Object.entries(assignment)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { version, history, canary }]) => [
      ...[name, version, history],
      // Without a canary the fields are those of revisions from before canaries existed.
      ...(canary === undefined ? [] : [canary.version, canary.percent]),
    ]);
}
