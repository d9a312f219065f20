import {
  type Environment,
  type LiveRemote,
  liveReleaseOf,
  type LiveSet,
  pagesOf,
  type ReleaseManifest,
  type RemoteManifest,
  SHELL_RELEASE_NAME,
} from '@afterglow/shared-contracts';
import type { Assignment } from '../../db/tables.ts';
import { rollbackTarget } from '../revisions/index.ts';
import { legacyRoutes } from './legacy-routes.ts';

export type FindManifest = (name: string, version: string) => Promise<ReleaseManifest | undefined>;

/** An assignment with everything a tab needs to load it. */
export async function toLiveSet(
  environment: Environment,
  revision: number,
  assignment: Assignment,
  findManifest: FindManifest,
): Promise<LiveSet> {
  const names = Object.keys(assignment).sort();
  const remotes = await Promise.all(
    names.map(async (name) => {
      const assigned = assignment[name];
      const manifest = assigned && (await findManifest(name, assigned.version));
      if (manifest?.kind !== 'remote') return [];
      return [toLiveRemote(manifest, rollbackTarget(assigned))];
    }),
  );
  return {
    environment,
    revision,
    shellVersion: assignment[SHELL_RELEASE_NAME]?.version ?? null,
    previousShellVersion: rollbackTarget(assignment[SHELL_RELEASE_NAME]) ?? null,
    remotes: remotes.flat(),
  };
}

/** A version of an area as a tab needs it, and its fallback. */
export function toLiveRemote(manifest: RemoteManifest, previousVersion: string | null = null): LiveRemote {
  const live = { ...liveReleaseOf(manifest), routes: legacyRoutes(pagesOf(manifest)) };
  return { name: manifest.name, live, previousVersion };
}
