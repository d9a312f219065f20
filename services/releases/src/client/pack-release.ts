import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest, releaseManifestSchema } from '@afterglow/shared-contracts';
import { errorCodeOf, errorText } from '@afterglow/kit';
import { pack } from 'tar-stream';
import { RegistryError } from './registry-error.ts';

/** Equal files make an equal archive. */
const ARCHIVE_TIME = new Date(0);

/** A release ready for upload: its manifest, and its tar.gz. */
export interface PackedRelease {
  readonly manifest: ReleaseManifest;
  readonly archive: Buffer<ArrayBuffer>;
}

/** Packs a built release (a folder with `release.json` and the files it names) as a tar.gz; throws a RegistryError `no-release`. */
export async function packRelease(folder: string): Promise<PackedRelease> {
  const manifest = await readManifest(folder);
  const archive = pack();
  const packed = buffer(archive.pipe(createGzip()));
  for (const path of [RELEASE_MANIFEST_FILE, ...manifest.files.map((file) => file.path)]) {
    archive.entry({ name: path, mtime: ARCHIVE_TIME }, await readNamedFile(folder, path));
  }
  archive.finalize();
  return { manifest, archive: Buffer.from(await packed) };
}

async function readNamedFile(folder: string, path: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, path));
  } catch (error) {
    const problem = errorCodeOf(error) === 'ENOENT' ? 'is missing there' : `cannot be read (${errorText(error)})`;
    throw new RegistryError(
      0,
      'no-release',
      `${join(folder, RELEASE_MANIFEST_FILE)} names "${path}", which ${problem}: build the release again.`,
      { cause: error },
    );
  }
}

async function readManifest(folder: string): Promise<ReleaseManifest> {
  const path = join(folder, RELEASE_MANIFEST_FILE);
  try {
    return releaseManifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new RegistryError(0, 'no-release', `${path} is not a release (${errorText(error)}): build it first.`, {
      cause: error,
    });
  }
}
