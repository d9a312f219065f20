import { type Environment, SHELL_RELEASE_NAME, type ShellManifest } from '@afterglow/shared-contracts';
import type { AssignedRelease, RevisionsTable } from '../../db/tables.ts';
import type { LatestRevision } from '../revisions/index.ts';
import type { ReleaseGate } from '../gate/index.ts';
import { unlessConflict, type ChangeBase } from '../changes/index.ts';
import type { Canaries } from '../canary/index.ts';
import { fittingVersions, type FindManifest } from '../live-views/index.ts';
import type { Rollbacks } from './rollbacks.ts';

/** The areas that do not run in the live shell. */
export interface Misfits {
  /**
   * After this actor's rollback of the shell, rolls areas that were live then back to their last good version that runs in it, and ends
   * their canaries. All are tried, also after a failure, which is thrown at the end; completed work is not repeated.
   */
  rollBackMisfits(command: Pick<ChangeBase, 'environment' | 'actor'>): Promise<void>;
}

export interface MisfitsOptions extends Pick<Rollbacks, 'rollback'>, Pick<Canaries, 'endCanary'> {
  readonly findManifest: FindManifest;
  readonly readLatest: (environment: Environment) => Promise<Pick<LatestRevision, 'row'> | undefined>;
  readonly lastChange: (environment: Environment, remote: string) => Promise<RevisionsTable | undefined>;
  readonly gate: Pick<ReleaseGate, 'fits'>;
}

export function createMisfits(options: MisfitsOptions): Misfits {
  const { rollback, endCanary, findManifest, readLatest, lastChange, gate } = options;

  async function runsIn(shell: ShellManifest, remote: string, version: string): Promise<boolean> {
    const manifest = await findManifest(remote, version);
    return manifest?.kind === 'remote' && gate.fits(manifest, shell);
  }

  async function lastThatRuns(shell: ShellManifest, remote: string, versions: readonly string[]) {
    const good = fittingVersions({ findManifest, gate }, shell, { name: remote, versions: versions.toReversed() });
    return (await good.next()).value?.version;
  }

  async function follow(shell: ShellManifest, { remote, ...change }: ChangeBase, assigned: AssignedRelease) {
    const { version, canary, history } = assigned;
    const base = { ...change, remote, basedOn: undefined };
    if (!(await runsIn(shell, remote, version))) {
      const to = await lastThatRuns(shell, remote, history);
      if (to !== undefined) await unlessConflict(rollback({ ...base, from: version, to }));
    } else if (canary !== undefined && !(await runsIn(shell, remote, canary.version))) {
      await unlessConflict(endCanary(base));
    }
  }

  async function isFromBefore({ environment, revision }: RevisionsTable, remote: string): Promise<boolean> {
    const last = await lastChange(environment, remote);
    return last !== undefined && last.revision < revision;
  }

  /** The live set when the shell was rolled back; later decisions are meant for the current shell. */
  async function assignedBefore(taken: RevisionsTable): Promise<[string, AssignedRelease][]> {
    const all = Object.entries((await readLatest(taken.environment))?.row.assignment ?? {});
    const areFromBefore = await Promise.all(all.map(([remote]) => isFromBefore(taken, remote)));
    return all.filter((_, index) => areFromBefore[index]);
  }

  return {
    async rollBackMisfits({ environment, actor }) {
      const taken = await lastChange(environment, SHELL_RELEASE_NAME);
      if (taken === undefined || !isRollbackBy(actor, taken)) return;
      const shell = await findManifest(SHELL_RELEASE_NAME, taken.to_version);
      if (shell?.kind !== 'shell') return;
      const reason = `It doesn't run in the shell that is live again since shell ${taken.from_version ?? '-'} was rolled back.`;
      const failures: unknown[] = [];
      for (const [remote, assigned] of await assignedBefore(taken)) {
        const change = { environment, remote, reason, actor };
        await follow(shell, change, assigned).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some areas could not follow the shell.');
    },
  };
}

function isRollbackBy(actor: string, change: RevisionsTable): boolean {
  return change.action === 'rollback' && change.actor === actor;
}
