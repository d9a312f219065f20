// Replaces the shell's own module of this name in the builds for comparison: no hashes, preloads, held stylesheets or explained failures.
// Those builds differ in how an area is found (`bench:areas.js`).
import type { LiveRelease, RemoteModule } from '@afterglow/shared-contracts';
import { loadArea } from 'bench:areas.js';

interface LoadedRelease {
  readonly release: LiveRelease;
  readonly module: RemoteModule;
  adopt(): void;
  explain(thrown: unknown): Promise<never>;
  dispose(): void;
}

type LoadRelease = (remote: string, release: LiveRelease) => Promise<LoadedRelease>;

export function createReleaseLoader(): LoadRelease {
  return async (remote, release) => ({
    release,
    module: (await loadArea(remote, release)).remote,
    adopt: nothing,
    explain: (thrown) => Promise.reject(thrown instanceof Error ? thrown : new Error(String(thrown))),
    dispose: nothing,
  });
}

function nothing(): void {}
