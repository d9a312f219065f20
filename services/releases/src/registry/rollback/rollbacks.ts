import { findAssignment, rollbackTarget } from '../revisions/index.ts';
import {
  type ChangeBase,
  type ChangeLiveSet,
  type ChangeOutcome,
  noTarget,
  rejectIfReplaced,
  rejectDuplicateRollback,
  type createNotFoundGuards,
} from '../changes/index.ts';

export type RollbackCommand = ChangeBase & {
  /** The version that the caller saw live. */
  from: string | undefined;
  to: string | undefined;
  basedOn: number | undefined;
};

export interface Rollbacks {
  rollback(command: RollbackCommand): Promise<ChangeOutcome>;
}

interface RollbacksOptions extends ReturnType<typeof createNotFoundGuards> {
  readonly change: ChangeLiveSet;
  readonly nowMs: () => number;
}

export function createRollbacks({ change, requireName, requireRelease, nowMs }: RollbacksOptions): Rollbacks {
  async function rollback({ from, to, ...command }: RollbackCommand): Promise<ChangeOutcome> {
    const { environment, remote } = command;
    await (to === undefined ? requireName(remote) : requireRelease(remote, to));
    return change(command, async (assignment, log) => {
      if (from === undefined) rejectDuplicateRollback(await log.history(environment, { remote, limit: 1 }), nowMs());
      else rejectIfReplaced(remote, from, findAssignment(assignment, remote)?.version);
      const current = findAssignment(assignment, remote);
      const toVersion = to ?? rollbackTarget(current);
      if (toVersion === undefined) throw noTarget(remote);
      if (current?.version === toVersion) return undefined;
      return { action: 'rollback', toVersion, assigned: { version: toVersion } };
    });
  }

  return { rollback };
}
