import { isTombstone } from '@afterglow/shared-registry-contracts';
import { RELEASE_MANIFEST_FILE, type RemoteManifest } from '@afterglow/shared-contracts';
import { packFiles } from '../../client/index.ts';
import { tombstoneRelease } from './tombstone-release.ts';

/** The publisher of tombstones in the list of versions. */
const REGISTRY_LABEL = 'release registry';

interface Upload {
  readonly name: string;
  readonly version: string;
  readonly upload: AsyncIterable<Uint8Array>;
  readonly actor: string;
  readonly isOwn: boolean;
}

/**
 * Publishes the tombstone of an area like any release, and returns its version. The tombstone of a tombstone is itself: publishing it
 * again repairs its files. One of another registry version stays as it is.
 */
export async function publishTombstone(
  retired: RemoteManifest,
  publish: (upload: Upload) => Promise<unknown>,
): Promise<string> {
  const { manifest, contents } = tombstoneRelease(retired);
  if (isTombstone(retired.version) && retired.version !== manifest.version) return retired.version;
  const archive = await packFiles([[RELEASE_MANIFEST_FILE, JSON.stringify(manifest)], ...Object.entries(contents)]);
  const { name, version } = manifest;
  await publish({ name, version, upload: chunks(archive), actor: REGISTRY_LABEL, isOwn: true });
  return version;
}

async function* chunks(archive: Buffer): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(archive);
}
