import { type LiveSet, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';

/** The version of a remote, or of the shell, in a live set; null if it is not live. */
export function liveVersionOf({ shellVersion, remotes }: LiveSet, name: string): string | null {
  if (name === SHELL_RELEASE_NAME) return shellVersion;
  return remotes.find((remote) => remote.name === name)?.live.version ?? null;
}
