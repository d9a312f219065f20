import { ENVIRONMENTS, type LiveSet, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { type Overview, registryOperations } from '@afterglow/shared-registry-contracts';
import { isRegistryError, liveVersionOf } from '../../client/index.ts';
import type { CommandContext } from '../command-context.ts';
import { defineCommand } from '../define-command.ts';
import { formatTable } from '../table.ts';
import { versionText } from '../version-text.ts';

export const status = defineCommand(registryOperations.getLiveSet, {
  async call(context) {
    const client = await context.connect(registryOperations.getLiveSet);
    const liveSets = await Promise.all(ENVIRONMENTS.map((environment) => client.liveSet(environment)));
    return { liveSets, canaries: canariesOf(await readOverview(context)) };
  },
  present: ({ liveSets, canaries }) => ({
    forPeople: statusTable(liveSets, canaries),
    forScripts: { environments: liveSets.map((liveSet) => summary(liveSet, canaries)) },
  }),
});

type Canaries = (liveSet: LiveSet, name: string) => { readonly version: string; readonly percent: number } | null;

/** Undefined without a token: the live set is public, canaries are not. */
async function readOverview(context: CommandContext): Promise<Overview | undefined> {
  try {
    return await context.call(registryOperations.getOverview, {});
  } catch (error) {
    if (isRegistryError(error) && error.code === 'not_authenticated') return undefined;
    throw error;
  }
}

function canariesOf(overview: Overview | undefined): Canaries {
  return (liveSet, name) => {
    const releases = overview?.environments.find((one) => one.environment === liveSet.environment)?.releases;
    return releases?.find((one) => one.name === name)?.canary ?? null;
  };
}

function statusTable(liveSets: readonly LiveSet[], canaries: Canaries): string {
  const names = [...new Set([SHELL_RELEASE_NAME, ...liveSets.flatMap((set) => set.remotes.map(({ name }) => name))])];
  const environments = liveSets.map(({ environment, revision }) => `${environment} (revision ${revision})`);
  const rows = names.map((name) => [
    name,
    ...liveSets.map((set) => versionText(liveVersionOf(set, name)) + shownCanary(canaries(set, name))),
    versionText(previousVersionOf(liveSets[0], name)),
  ]);
  return formatTable([['', ...environments, 'rolls back to'], ...rows]);
}

function summary(liveSet: LiveSet, canaries: Canaries) {
  const { environment, revision, shellVersion, previousShellVersion = null, remotes } = liveSet;
  return {
    environment,
    revision,
    shellVersion,
    previousShellVersion,
    remotes: remotes.map(({ name, live, previousVersion }) => ({
      name,
      version: live.version,
      previousVersion,
      canary: canaries(liveSet, name),
    })),
  };
}

function previousVersionOf(liveSet: LiveSet | undefined, name: string): string | null {
  if (name === SHELL_RELEASE_NAME) return liveSet?.previousShellVersion ?? null;
  return liveSet?.remotes.find((remote) => remote.name === name)?.previousVersion ?? null;
}

function shownCanary(canary: ReturnType<Canaries>): string {
  return canary === null ? '' : `, canary ${canary.version} at ${canary.percent}%`;
}
