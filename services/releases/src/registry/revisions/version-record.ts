import { POLICY_LABEL } from '../../access/caller.ts';
import type { RevisionsTable } from '../../db/tables.ts';

/** The part of a change that concerns versions. */
export type LoggedChange = Pick<RevisionsTable, 'action' | 'remote' | 'from_version' | 'to_version' | 'actor'>;

/** The versions of a release in an environment's log. */
export interface VersionRecord {
  readonly live: string | undefined;
  /** The versions that led to the live one, oldest first. */
  readonly earlier: readonly string[];
  /** Versions that were rolled back, or replaced by an earlier one: a rollback returns to them only by name. */
  readonly rolledBack: ReadonlySet<string>;
}

const NO_RECORD: VersionRecord = { live: undefined, earlier: [], rolledBack: new Set() };

/** The good versions before the live one, oldest first: a rollback returns to the last. */
export function goodVersions({ earlier, rolledBack }: VersionRecord): string[] {
  return earlier.filter((version) => !rolledBack.has(version));
}

/** The record of a release after a change of it. */
export function withChange(record: VersionRecord = NO_RECORD, change: LoggedChange): VersionRecord {
  const { action, from_version: from, to_version: to, actor } = change;
  switch (action) {
    case 'promote':
      // A promotion of an earlier version rolls back the live one.
      return record.earlier.includes(to) ? withReturn(record, to) : withNext(record, to);
    case 'retire':
      return withNext(record, to);
    case 'rollback':
      // Named by a person who knows that it was rolled back, or it would be no target.
      return withoutBlame(withReturn(record, to), to);
    case 'canary':
      return record;
    case 'end-canary':
      return actor === POLICY_LABEL && from !== null ? withBlame(record, from) : record;
  }
}

function withNext({ live, earlier, rolledBack }: VersionRecord, next: string): VersionRecord {
  const versions = live === undefined ? earlier : [...earlier, live];
  return { live: next, earlier: versions.filter((version) => version !== next), rolledBack };
}

function withReturn(record: VersionRecord, to: string): VersionRecord {
  const { earlier, rolledBack } = record.live === undefined ? record : withBlame(record, record.live);
  const index = earlier.indexOf(to);
  return { live: to, earlier: index === -1 ? earlier : earlier.slice(0, index), rolledBack };
}

function withBlame(record: VersionRecord, version: string): VersionRecord {
  return { ...record, rolledBack: new Set([...record.rolledBack, version]) };
}

function withoutBlame(record: VersionRecord, version: string): VersionRecord {
  return { ...record, rolledBack: new Set([...record.rolledBack].filter((one) => one !== version)) };
}
