import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { ServiceError } from '@afterglow/kit';
import type { PublishedRelease } from '../../db/tables.ts';
import { unknownNameError } from './unknown-name-error.ts';
import type { ReleaseKey } from './check-manifest.ts';
import { createPublish, type PublishCommand, type PublishOptions, type PublishOutcome } from './publish.ts';
import { keyText } from './version-locks.ts';

export interface ReleasesService {
  publish(command: PublishCommand): Promise<PublishOutcome>;
  /** The manifest of a release with stored files; it never changes, so it is cached. */
  findManifest(name: string, version: string): Promise<ReleaseManifest | undefined>;
  /** The manifests of all releases whose files must be there. */
  listStored(): Promise<ReleaseManifest[]>;
  /** Versions with files that are not published: a publish was interrupted. */
  orphanedFiles(): Promise<ReleaseKey[]>;
  removeFiles(key: ReleaseKey): Promise<void>;
  /** The versions of an area, newest first; rejects an unpublished name. */
  list(name: string): Promise<PublishedRelease[]>;
  /** A version that is or was published; rejects any other. */
  require(name: string, version: string): Promise<PublishedRelease>;
  names(): Promise<readonly string[]>;
}

export function createReleasesService(options: PublishOptions): ReleasesService {
  const { repository, inTurn, store } = options;
  const manifests = new Map<string, ReleaseManifest>();

  async function findManifest(name: string, version: string): Promise<ReleaseManifest | undefined> {
    const key = keyText({ name, version });
    const known = manifests.get(key);
    if (known !== undefined) return known;
    const found = await repository.find(name, version);
    if (found === undefined || found.pruned_at !== null) return undefined;
    manifests.set(key, found.manifest);
    return found.manifest;
  }

  return {
    findManifest,
    listStored: () => repository.stored(),
    orphanedFiles: () => orphanedFiles(options),
    removeFiles: (key) =>
      inTurn(key, async (locked) => {
        const found = await locked.find(key.name, key.version);
        if (found !== undefined && found.pruned_at === null) return;
        manifests.delete(keyText(key));
        await store.remove(key);
      }),
    async list(name) {
      const rows = await repository.list(name);
      if (rows.length === 0) throw unknownNameError(name, await repository.names());
      return rows;
    },
    async require(name, version) {
      const found = await repository.find(name, version);
      if (found !== undefined) return found;
      const names = await repository.names();
      if (!names.includes(name)) throw unknownNameError(name, names);
      throw new ServiceError('not-found', 'not_found', `${name} ${version} isn't published.`);
    },
    names: () => repository.names(),
    publish: createPublish(options),
  };
}

async function orphanedFiles({ store, repository }: PublishOptions): Promise<ReleaseKey[]> {
  // Listed first: what is published in the meantime is published by then.
  const withFiles = await store.list();
  const published = new Set((await repository.stored()).map(keyText));
  return withFiles.filter((key) => !published.has(keyText(key)));
}
