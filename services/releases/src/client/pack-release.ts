import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@afterglow/shared-contracts';
import { releaseManifestSchema } from '@afterglow/shared-contracts/services';
import { noteLines } from '@afterglow/shared-registry-contracts';
import { errorCodeOf, errorText } from '@afterglow/kit';
import * as z from 'zod/mini';
import { packFiles, type PackedFile } from './pack-files.ts';
import { RegistryError } from './registry-error.ts';

const fieldsSchema = z.record(z.string(), z.unknown());

export interface PackedRelease {
  readonly manifest: ReleaseManifest;
  readonly archive: Buffer<ArrayBuffer>;
}

/** The notes of an area's published releases, except those of this version. */
export type FindPublishedNotes = (name: string, version: string) => Promise<readonly string[]>;

/**
 * Packs a built release (a folder with `release.json` and the files it names) as a tar.gz, without the notes that another release
 * contains. Throws a RegistryError `no-release`.
 */
export async function packRelease(folder: string, findPublishedNotes: FindPublishedNotes): Promise<PackedRelease> {
  const built = await readManifest(folder);
  const notes = await newNotes(built, findPublishedNotes);
  return { manifest: { ...built, notes }, archive: await packFiles(filesOf(folder, built, notes)) };
}

async function newNotes({ name, version, notes }: ReleaseManifest, findPublishedNotes: FindPublishedNotes) {
  if (notes === null) return null;
  const published = await findPublishedNotes(name, version);
  return (
    noteLines(notes)
      .filter((note) => !published.includes(note))
      .join('\n') || null
  );
}

async function* filesOf(
  folder: string,
  { files }: ReleaseManifest,
  notes: ReleaseManifest['notes'],
): AsyncGenerator<PackedFile> {
  // The registry reads fields that this command may not know.
  const fields = fieldsSchema.parse(JSON.parse((await readNamedFile(folder, RELEASE_MANIFEST_FILE)).toString()));
  yield [RELEASE_MANIFEST_FILE, Buffer.from(JSON.stringify({ ...fields, notes }))];
  for (const { path } of files) yield [path, await readNamedFile(folder, path)];
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
