import { ENVIRONMENTS, type LiveSet, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { CommandContext } from '../command-context.ts';
import { liveVersionOf } from '../report-change.ts';
import { formatTable } from '../table.ts';

export async function status(context: CommandContext): Promise<void> {
  const client = await context.connect({ kind: 'read' });
  const liveSets = await Promise.all(ENVIRONMENTS.map((environment) => client.liveSet(environment)));
  const names = [...new Set([SHELL_RELEASE_NAME, ...liveSets.flatMap((set) => set.remotes.map(({ name }) => name))])];
  const heading = [
    '',
    ...liveSets.map(({ environment, revision }) => `${environment} (revision ${revision})`),
    'goes back to',
  ];
  const rows = names.map((name) => [
    name,
    ...liveSets.map((set) => liveVersionOf(set, name) ?? '-'),
    previousVersionOf(liveSets[0], name) ?? '-',
  ]);
  context.output.result(formatTable([heading, ...rows]), { environments: liveSets.map(summary) });
}

function summary(liveSet: LiveSet) {
  const { environment, revision, shellVersion, remotes } = liveSet;
  return {
    environment,
    revision,
    shellVersion,
    remotes: remotes.map(({ name, live, previousVersion }) => ({ name, version: live.version, previousVersion })),
  };
}

function previousVersionOf(liveSet: LiveSet | undefined, name: string): string | null {
  return liveSet?.remotes.find((remote) => remote.name === name)?.previousVersion ?? null;
}
