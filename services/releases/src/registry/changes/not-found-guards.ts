import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { ServiceError } from '@afterglow/kit';
import type { VersionKey } from '../prune/index.ts';
import { unknownNameError } from '../releases/index.ts';
import type { FindManifest } from '../live-views/index.ts';

/** Reject unpublished names and versions, and suggest the nearest one. */
export function createNotFoundGuards(
  findManifest: FindManifest,
  listNames: () => Promise<readonly string[]>,
  refusePruned: (key: VersionKey) => Promise<void>,
) {
  async function requireName(name: string): Promise<void> {
    const names = await listNames();
    if (!names.includes(name)) throw unknownNameError(name, names);
  }

  async function requireRelease(name: string, version: string): Promise<ReleaseManifest> {
    const manifest = await findManifest(name, version);
    if (manifest !== undefined) return manifest;
    await requireName(name);
    await refusePruned({ name, version });
    throw new ServiceError('not-found', 'not_found', `${name} ${version} isn't published. Publish it first.`);
  }

  return { requireName, requireRelease };
}
