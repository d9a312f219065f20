import { ENVIRONMENTS, type LiveSet, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { type Overview, registryOperations, type RunningRelease } from '@afterglow/shared-registry-contracts';
import { isRegistryError, liveVersionOf } from '../../client/index.ts';
import type { CommandContext } from '../command-context.ts';
import { defineCommand } from '../define-command.ts';
import { notesText } from '../notes-text.ts';
import { formatTable } from '../table.ts';
import { versionText } from '../version-text.ts';

export const status = defineCommand(registryOperations.getLiveSet, {
  async call(context) {
    const client = await context.connect(registryOperations.getLiveSet);
    const liveSets = await Promise.all(ENVIRONMENTS.map((environment) => client.liveSet(environment)));
    return { liveSets, running: runningIn(await readOverview(context)) };
  },
  present: ({ liveSets, running }) => ({
    forPeople: [statusTable(liveSets, running), ...liveSets.flatMap((liveSet) => liveNotes(liveSet, running))].join(
      '\n',
    ),
    forScripts: { environments: liveSets.map((liveSet) => summary(liveSet, running)) },
  }),
});

type FindRunning = (liveSet: LiveSet, name: string) => RunningRelease | undefined;

/** Undefined without a token: the live set is public, the overview is not. */
async function readOverview(context: CommandContext): Promise<Overview | undefined> {
  try {
    return await context.call(registryOperations.getOverview, {});
  } catch (error) {
    if (isRegistryError(error) && error.code === 'not_authenticated') return undefined;
    throw error;
  }
}

function runningIn(overview: Overview | undefined): FindRunning {
  return ({ environment }, name) =>
    overview?.environments.find((one) => one.environment === environment)?.releases.find((one) => one.name === name);
}

function statusTable(liveSets: readonly LiveSet[], running: FindRunning): string {
  const names = [...new Set(liveSets.flatMap(namesIn))];
  const environments = liveSets.map(({ environment, revision }) => `${environment} (revision ${revision})`);
  const rows = names.map((name) => [
    name,
    ...liveSets.map((set) => versionText(liveVersionOf(set, name)) + shownCanary(running(set, name)?.canary)),
    versionText(previousVersionOf(liveSets[0], name)),
  ]);
  return formatTable([['', ...environments, 'rolls back to'], ...rows]);
}

function namesIn({ remotes }: LiveSet): readonly string[] {
  return [SHELL_RELEASE_NAME, ...remotes.map(({ name }) => name)];
}

/** What each live version brings, and each canary. */
function liveNotes(liveSet: LiveSet, running: FindRunning): readonly string[] {
  return namesIn(liveSet).flatMap((name) => {
    const release = running(liveSet, name);
    if (release === undefined) return [];
    return [release, ...(release.canary ? [release.canary] : [])].flatMap(({ version, notes }) => {
      const lines = notesText(notes);
      return lines.length === 0 ? [] : ['', `${name} ${version} in ${liveSet.environment}:`, ...lines];
    });
  });
}

function summary(liveSet: LiveSet, running: FindRunning) {
  const { environment, revision, shellVersion, previousShellVersion = null, remotes } = liveSet;
  return {
    environment,
    revision,
    shellVersion,
    previousShellVersion,
    shellNotes: running(liveSet, SHELL_RELEASE_NAME)?.notes ?? null,
    remotes: remotes.map(({ name, live, previousVersion }) => ({
      name,
      version: live.version,
      previousVersion,
      notes: running(liveSet, name)?.notes ?? null,
      canary: canaryOf(running(liveSet, name)),
    })),
  };
}

function previousVersionOf(liveSet: LiveSet | undefined, name: string): string | null {
  if (name === SHELL_RELEASE_NAME) return liveSet?.previousShellVersion ?? null;
  return liveSet?.remotes.find((remote) => remote.name === name)?.previousVersion ?? null;
}

function canaryOf(running: RunningRelease | undefined) {
  if (!running?.canary) return null;
  const { version, percent, notes = null } = running.canary;
  return { version, percent, notes };
}

function shownCanary(canary: RunningRelease['canary'] | undefined): string {
  return !canary ? '' : `, canary ${canary.version} at ${canary.percent}%`;
}
