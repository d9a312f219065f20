import { ENVIRONMENTS, type LiveSet, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { isNotice, registryOperations } from '@afterglow/shared-contracts/registry';
import { defineCommand } from '../define-command.ts';
import { liveVersionOf } from '../present-change.ts';
import { formatTable } from '../table.ts';

export const status = defineCommand(registryOperations.getLiveSet, {
  async call(context) {
    const client = await context.connect(registryOperations.getLiveSet);
    return Promise.all(ENVIRONMENTS.map((environment) => client.liveSet(environment)));
  },
  present: (liveSets) => ({
    forPeople: statusTable(liveSets),
    forScripts: { environments: liveSets.map(summary) },
  }),
});

function statusTable(liveSets: readonly LiveSet[]): string {
  const names = [...new Set([SHELL_RELEASE_NAME, ...liveSets.flatMap((set) => set.remotes.map(({ name }) => name))])];
  const environments = liveSets.map(({ environment, revision }) => `${environment} (revision ${revision})`);
  const rows = names.map((name) => [
    name,
    ...liveSets.map((set) => shown(liveVersionOf(set, name))),
    shown(previousVersionOf(liveSets[0], name)),
  ]);
  return formatTable([['', ...environments, 'goes back to'], ...rows]);
}

function summary(liveSet: LiveSet) {
  const { environment, revision, shellVersion, previousShellVersion = null, remotes } = liveSet;
  return {
    environment,
    revision,
    shellVersion,
    previousShellVersion,
    remotes: remotes.map(({ name, live, previousVersion }) => ({ name, version: live.version, previousVersion })),
  };
}

function previousVersionOf(liveSet: LiveSet | undefined, name: string): string | null {
  if (name === SHELL_RELEASE_NAME) return liveSet?.previousShellVersion ?? null;
  return liveSet?.remotes.find((remote) => remote.name === name)?.previousVersion ?? null;
}

/** What runs for a person to read. */
function shown(version: string | null): string {
  if (version === null) return '-';
  return isNotice(version) ? 'taken out' : version;
}
