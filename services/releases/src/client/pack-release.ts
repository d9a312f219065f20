import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@afterglow/shared-contracts';
import { releaseManifestSchema } from '@afterglow/shared-contracts/services';
import { errorCodeOf, errorText } from '@afterglow/kit';
import { packFiles, type PackedFile } from './pack-files.ts';
import { RegistryError } from './registry-error.ts';

export interface PackedRelease {
  readonly manifest: ReleaseManifest;
  readonly archive: Buffer<ArrayBuffer>;
}

/** Packs a built release (a folder with `release.json` and the files it names) as a tar.gz; throws a RegistryError `no-release`. */
export async function packRelease(folder: string): Promise<PackedRelease> {
  const manifest = await readManifest(folder);
  return { manifest, archive: await packFiles(filesOf(folder, manifest)) };
}

async function* filesOf(folder: string, manifest: ReleaseManifest): AsyncGenerator<PackedFile> {
  for (const path of [RELEASE_MANIFEST_FILE, ...manifest.files.map((file) => file.path)])
    yield [path, await readNamedFile(folder, path)];
}

async function readNamedFile(folder: string, path: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, path));
  } catch (error) {
    const problem = errorCodeOf(error) === 'ENOENT' ? 'is missing there' : `can't be read (${errorText(error)})`;
    throw new RegistryError(
      0,
      'no-release',
      `${join(folder, RELEASE_MANIFEST_FILE)} lists "${path}", which ${problem}. Build the release again.`,
      { cause: error },
    );
  }
}

async function readManifest(folder: string): Promise<ReleaseManifest> {
  const path = join(folder, RELEASE_MANIFEST_FILE);
  try {
    return releaseManifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new RegistryError(0, 'no-release', `${path} isn't a release (${errorText(error)}). Build it first.`, {
      cause: error,
    });
  }
}
