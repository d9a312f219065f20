import {
  type Environment,
  type LiveRelease,
  type LiveSet,
  type ReleaseManifest,
  REMOTES_PATH,
  type RemoteManifest,
  SHELL_RELEASE_NAME,
} from '@afterglow/shared-contracts';
import type { Assignment } from '../../db/tables.ts';
import { rollbackTarget } from './assignment.ts';

export type FindManifest = (name: string, version: string) => Promise<ReleaseManifest | undefined>;

/** An assignment with all that a tab needs to load it. */
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
      return [{ name, live: toLiveRelease(manifest), previousVersion: rollbackTarget(assigned) ?? null }];
    }),
  );
  return {
    environment,
    revision,
    shellVersion: assignment[SHELL_RELEASE_NAME]?.version ?? null,
    remotes: remotes.flat(),
  };
}

/** Where the files of a release stand. */
export function baseUrlOf({ name, version }: { name: string; version: string }): string {
  return `${REMOTES_PATH}/${name}/${version}/`;
}

function toLiveRelease(manifest: RemoteManifest): LiveRelease {
  const code = manifest.files.filter(({ path }) => path.endsWith('.js') || path.endsWith('.css'));
  return {
    version: manifest.version,
    federationName: manifest.federationName,
    baseUrl: baseUrlOf(manifest),
    entry: manifest.entry,
    expose: manifest.expose,
    scripts: manifest.scripts,
    styles: manifest.styles,
    routes: manifest.routes,
    integrity: Object.fromEntries(code.map(({ path, integrity }) => [path, integrity])),
  };
}
