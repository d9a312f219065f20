import type { RevisionsTable } from '../../db/tables.ts';
import { commandText } from '../../http/command-text.ts';
import { findAssignment } from '../revisions/index.ts';

/** An automatic rollback, in full. */
export interface AutoRollbackAlert {
  readonly event: 'release-taken-back';
  readonly site: string;
  readonly environment: string;
  readonly remote: string;
  readonly version: string;
  readonly sinceIso: string | null;
  /** The version that replaces it for everyone. */
  readonly liveVersion: string;
  readonly action: 'rollback' | 'end-canary';
  readonly takenBackAtIso: string;
  readonly revision: number;
  /** The figures behind it. */
  readonly reason: string;
  readonly undo: string;
}

export interface TakenBackOptions {
  readonly revision: RevisionsTable;
  /** The change that had made the version live. */
  readonly made: RevisionsTable | undefined;
  readonly site: string;
}

export function toAutoRollbackAlert({ revision, made, site }: TakenBackOptions): AutoRollbackAlert {
  const { environment, remote, action, from_version: version, to_version: liveVersion, reason } = revision;
  const left = version ?? liveVersion;
  return {
    event: 'release-taken-back',
    site,
    environment,
    remote,
    version: left,
    liveVersion,
    reason,
    sinceIso: made?.changed_at.toISOString() ?? null,
    action: action === 'end-canary' ? 'end-canary' : 'rollback',
    takenBackAtIso: revision.changed_at.toISOString(),
    revision: revision.revision,
    undo: commandText(`${undoOf(remote, left, made)} --environment ${environment} --reason "…"`),
  };
}

/** A canary returns with its percentage. */
function undoOf(remote: string, version: string, made: RevisionsTable | undefined): string {
  const percent = made?.action === 'canary' ? findAssignment(made.assignment, remote)?.canary?.percent : undefined;
  return percent === undefined ? `promote ${remote} ${version}` : `canary ${remote} ${version} ${percent}`;
}

export function subjectOf({ remote, version, environment }: AutoRollbackAlert): string {
  return `${remote} ${version} was rolled back in ${environment}`;
}

/** The mail; URLs and commands are on their own lines. */
export function mailTextOf(alert: AutoRollbackAlert): string {
  const { site, environment, remote, version, sinceIso, action, takenBackAtIso, liveVersion, revision } = alert;
  const done =
    action === 'end-canary'
      ? `We ended its canary. Everyone now has ${liveVersion}.`
      : `We rolled it back. Everyone now has ${liveVersion}.`;
  return [
    `The health policy rolled back ${remote} ${version} in ${environment} on ${site}.`,
    `${alert.reason} ${done}`,
    `Live since: ${sinceIso ?? 'unknown'}\nRolled back: ${takenBackAtIso} (revision ${revision})`,
    `To make it live again anyway:\n${alert.undo}`,
  ].join('\n\n');
}
