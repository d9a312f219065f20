import { type Environment, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { LiveReleases } from '../gate/index.ts';
import type { LiveSetHub, FindManifest } from '../live-views/index.ts';

export type FindLive = (environment: Environment) => Promise<LiveReleases>;

/** Production's shell serves an environment that has none. */
export function createLiveFinder(hub: LiveSetHub, findManifest: FindManifest): FindLive {
  return async (environment) => {
    const { remotes, shellVersion } = hub.current(environment).liveSet;
    const version = shellVersion ?? hub.current('production').liveSet.shellVersion;
    const [shell, ...manifests] = await Promise.all([
      version === null ? undefined : findManifest(SHELL_RELEASE_NAME, version),
      ...remotes.map(({ name, live }) => findManifest(name, live.version)),
    ]);
    return {
      shell: shell?.kind === 'shell' ? shell : undefined,
      remotes: manifests.flatMap((manifest) => (manifest?.kind === 'remote' ? [manifest] : [])),
    };
  };
}
