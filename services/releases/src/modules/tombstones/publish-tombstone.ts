import { isTombstone } from '@afterglow/shared-contracts/registry';
import { RELEASE_MANIFEST_FILE, type RemoteManifest } from '@afterglow/shared-contracts';
import { packFiles } from '../../client/pack-files.ts';
import { tombstoneRelease } from './tombstone-release.ts';

/** Who publishes notices, as the list of versions names it. */
const REGISTRY_LABEL = 'release registry';

interface Upload {
  readonly name: string;
  readonly version: string;
  readonly upload: AsyncIterable<Uint8Array>;
  readonly actor: string;
  readonly isOwn: boolean;
}

/**
 * Publishes the notice for an area like any release, and returns its version. The notice of a notice is itself: to publish it again
 * mends its files. One that another version of the registry made is left as it is.
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
