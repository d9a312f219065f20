import { assignedTo, rollbackTarget } from '../assigned-to.ts';
import type { ChangeBase, ChangeLiveSet, ChangeOutcome } from './change-live-set.ts';
import { noTarget, refuseLeft, refuseSecond } from './live-set-refusals.ts';
import type { createRequirements } from './requirements.ts';

export type RollbackCommand = ChangeBase & {
  /** The version that the caller saw live. */
  from: string | undefined;
  to: string | undefined;
  basedOn: number | undefined;
};

export interface Rollbacks {
  rollback(command: RollbackCommand): Promise<ChangeOutcome>;
}

interface RollbacksOptions extends ReturnType<typeof createRequirements> {
  readonly change: ChangeLiveSet;
  readonly nowMs: () => number;
}

export function createRollbacks({ change, requireName, requireRelease, nowMs }: RollbacksOptions): Rollbacks {
  async function rollback({ from, to, ...command }: RollbackCommand): Promise<ChangeOutcome> {
    const { environment, remote } = command;
    await (to === undefined ? requireName(remote) : requireRelease(remote, to));
    return change(command, async (assignment, log) => {
      if (from === undefined) refuseSecond(await log.history(environment, { remote, limit: 1 }), nowMs());
      else refuseLeft(remote, from, assignedTo(assignment, remote)?.version);
      const current = assignedTo(assignment, remote);
      const toVersion = to ?? rollbackTarget(current);
      if (toVersion === undefined) throw noTarget(remote);
      if (current?.version === toVersion) return undefined;
      return { action: 'rollback', toVersion, assigned: { version: toVersion } };
    });
  }

  return { rollback };
}
