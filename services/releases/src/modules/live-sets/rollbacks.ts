import type { Environment, ShellManifest } from '@afterglow/shared-contracts';
import { assignedTo, rollbackTarget } from '../assigned-to.ts';
import type { LatestRevision } from '../read-assignments.ts';
import type { ReleaseGate } from '../release-gate.ts';
import type { ChangeBase, ChangeLiveSet, ChangeOutcome } from './change-live-set.ts';
import type { FindLive } from './live-finder.ts';
import { noTarget, refuseLeft, refuseSecond } from './live-set-refusals.ts';
import type { createRequirements } from './requirements.ts';
import type { FindManifest } from './to-live-set.ts';

export type RollbackCommand = ChangeBase & {
  /** The version that the caller saw live. */
  from: string | undefined;
  to: string | undefined;
  basedOn: number | undefined;
};

export interface Rollbacks {
  rollback(command: RollbackCommand): Promise<ChangeOutcome>;
  /** Takes the areas that do not run in the live shell back to their last good version that does. */
  rollBackMisfits(command: Pick<ChangeBase, 'environment' | 'actor' | 'reason'>): Promise<void>;
}

interface RollbacksOptions extends ReturnType<typeof createRequirements> {
  readonly change: ChangeLiveSet;
  readonly findLive: FindLive;
  readonly findManifest: FindManifest;
  readonly readLatest: (environment: Environment) => Promise<LatestRevision | undefined>;
  readonly gate: ReleaseGate;
  readonly nowMs: () => number;
}

export function createRollbacks(options: RollbacksOptions): Rollbacks {
  const { change, requireName, requireRelease, findLive, findManifest, readLatest, gate, nowMs } = options;

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

  async function lastThatFits(environment: Environment, remote: string, shell: ShellManifest) {
    const latest = await readLatest(environment);
    const good = (latest && assignedTo(latest.row.assignment, remote)?.history) ?? [];
    for (const version of good.toReversed()) {
      const manifest = await findManifest(remote, version);
      if (manifest?.kind === 'remote' && gate.fits(manifest, shell)) return version;
    }
    return undefined;
  }

  return {
    rollback,
    async rollBackMisfits({ environment, ...command }) {
      const { shell, remotes } = await findLive(environment);
      if (shell === undefined) return;
      for (const { name: remote, version: from } of remotes.filter((one) => !gate.fits(one, shell))) {
        const to = await lastThatFits(environment, remote, shell);
        if (to !== undefined) await rollback({ ...command, environment, remote, from, to, basedOn: undefined });
      }
    },
  };
}
