import { SHELL_RELEASE_NAME, type LiveSet } from '@afterglow/shared-contracts';
import type { ChangeAnswer } from '@afterglow/shared-contracts/registry';
import type { CommandContext } from './command-context.ts';

export function reportChange(
  { environment, output }: CommandContext,
  remote: string,
  { outcome, liveSet }: ChangeAnswer,
): void {
  const version = liveVersionOf(liveSet, remote);
  const words = outcome === 'changed' ? 'is live' : 'was live already';
  output.result(`${remote} ${version ?? ''} ${words} in ${environment} (revision ${liveSet.revision}).`, {
    outcome,
    environment,
    remote,
    version,
    revision: liveSet.revision,
  });
}

/** The version of a remote, or of the shell, in a live set. */
export function liveVersionOf(liveSet: LiveSet, name: string): string | null {
  if (name === SHELL_RELEASE_NAME) return liveSet.shellVersion;
  return liveSet.remotes.find((remote) => remote.name === name)?.live.version ?? null;
}
