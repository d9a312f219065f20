import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_MANIFEST_FILE } from '@afterglow/shared-contracts';
import { RegistryError } from '../client/index.ts';
import type { BuildArea, BuiltArea } from './command-context.ts';

/** The requested release: the one in a folder, or a build of an area's sources. */
export async function findRelease(
  named: string,
  buildArea: BuildArea,
  beforeBuild: (name: string) => Promise<void>,
): Promise<BuiltArea> {
  if (await exists(join(named, RELEASE_MANIFEST_FILE))) return { folder: named, problems: '' };
  const built = await buildArea(named, beforeBuild);
  if (built !== undefined) return built;
  throw new RegistryError(
    0,
    'no-release',
    `${named} isn't a release (no ${RELEASE_MANIFEST_FILE}) or an area in this workspace.`,
  );
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
