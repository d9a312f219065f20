import { ServiceError } from '@afterglow/kit';
import type { AssignedCanary } from '../../db/tables.ts';
import type { ReleaseGate } from '../gate/index.ts';
import { findAssignment } from '../revisions/index.ts';
import type { ChangeBase, ChangeLiveSet, ChangeOutcome, FindLive, createNotFoundGuards } from '../changes/index.ts';

type EndCanaryCommand = ChangeBase & { basedOn: number | undefined };
type CanaryCommand = EndCanaryCommand & AssignedCanary;

/** Versions that are live for some visitors, next to the one that the others have. */
export interface Canaries {
  startCanary(command: CanaryCommand): Promise<ChangeOutcome>;
  endCanary(command: EndCanaryCommand): Promise<ChangeOutcome>;
}

interface CanariesOptions {
  readonly change: ChangeLiveSet;
  readonly requireRelease: ReturnType<typeof createNotFoundGuards>['requireRelease'];
  readonly findLive: FindLive;
  readonly gate: ReleaseGate;
}

export function createCanaries(options: CanariesOptions): Canaries {
  const { change, requireRelease, findLive, gate } = options;
  return {
    async startCanary({ version, percent, ...command }) {
      const { environment, remote } = command;
      const manifest = await requireRelease(remote, version);
      if (manifest.kind === 'shell') throw refused("You can't run a canary of the shell. Try it in staging first.");
      await gate.checkPromoted(manifest, await findLive(environment));
      return change(command, (assignment) => {
        const current = findAssignment(assignment, remote);
        if (current === undefined) throw refused(`${remote} isn't live. Promote it first.`);
        if (current.version === version) throw refused(`${remote} ${version} is already live for everyone.`);
        if (current.canary?.version === version && current.canary.percent === percent) return undefined;
        const assigned = { version: current.version, canary: { version, percent } };
        return { action: 'canary', toVersion: version, assigned };
      });
    },
    endCanary: (command) =>
      change(command, (assignment) => {
        const current = findAssignment(assignment, command.remote);
        if (current?.canary === undefined) throw refused(`${command.remote} has no canary in ${command.environment}.`);
        const { version } = current;
        return { action: 'end-canary', toVersion: version, leftVersion: current.canary.version, assigned: { version } };
      }),
  };
}

function refused(message: string): ServiceError {
  return new ServiceError('conflict', 'conflict', message);
}
