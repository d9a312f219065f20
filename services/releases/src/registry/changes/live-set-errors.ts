import { type LiveSet, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { isUniqueViolation, ServiceError } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { commandText } from '../../http/command-text.ts';
import type { RevisionsTable } from '../../db/tables.ts';

/** Until then, a second rollback must name the version that it replaces. */
const ROLLBACK_ALONE_MS = MINUTE_MS;

/** Two people who roll back the same bad version at the same time roll it back once. */
export function rejectDuplicateRollback([last]: readonly RevisionsTable[], nowMs: number): void {
  if (last?.action !== 'rollback' || nowMs - last.changed_at.getTime() > ROLLBACK_ALONE_MS) return;
  const { remote, actor, from_version: left, to_version: live } = last;
  throw new ServiceError(
    'conflict',
    'conflict',
    `${actor} just rolled ${remote} back from ${left ?? '-'} to ${live}. To roll back ${live} too, add --from ${live}.`,
  );
}

export function rejectIfReplaced(remote: string, from: string, live: string | undefined): void {
  if (from === live) return;
  const instead = live === undefined ? 'nothing is' : `${live} is`;
  throw new ServiceError('conflict', 'conflict', `${remote} ${from} is no longer live, ${instead}. Nothing changed.`);
}

export function noTarget(name: string): ServiceError {
  return new ServiceError(
    'conflict',
    'conflict',
    `${name} has no earlier version. Choose one with --to <version>, or retire it: ${commandText(`retire ${name}`)}`,
  );
}

export function nothingToRetire(name: string): ServiceError {
  const reason =
    name === SHELL_RELEASE_NAME ? "You can't retire the shell. Roll it back instead." : `${name} isn't live.`;
  return new ServiceError('conflict', 'conflict', reason);
}
/** Two instances appended the same revision; the primary key let one through. */
export function translateRace(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new ServiceError('conflict', 'conflict', "Someone else just made a change. Check what's live and try again.");
}

export function rejectStaleRevision(basedOn: number | undefined, revision: number, liveSet: LiveSet): void {
  if (basedOn === undefined || basedOn === revision) return;
  throw new ServiceError(
    'conflict',
    'conflict',
    `Your change is based on revision ${basedOn}, but ${liveSet.environment} is at ${revision}. Check what's live and try again.`,
    {
      details: { liveSet },
    },
  );
}
