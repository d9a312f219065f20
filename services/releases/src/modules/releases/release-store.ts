import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RELEASE_MANIFEST_FILE, releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';
import { ensureFolder, errorCodeOf } from '@afterglow/kit';
import type { ContentEncoding } from '../../http/accepted-encoding.ts';
import type { ReleaseKey } from './check-manifest.ts';
import { compressFiles } from './compress-files.ts';
import type { PublishLimits, ReceivedFile } from './published-file.ts';
import { unpackArchive } from './unpack-archive.ts';

/** An upload that has arrived and is not yet a release. */
export interface IncomingRelease {
  readonly files: ReadonlyMap<string, ReceivedFile>;
  readManifest(): Promise<string | undefined>;
  /** Writes the compressed variants. */
  compress(): Promise<void>;
  /** The size of a file as browsers fetch it, once it is compressed. */
  sizeOf(path: string): Promise<number>;
  /** Moves all files into place at once, over what an interrupted publish left there. */
  accept(key: ReleaseKey): Promise<void>;
  /** Removes what is left of it. */
  discard(): Promise<void>;
}

/** The files of releases: `<folder>/<name>/<version>/<encoding>/<path>`. */
export interface ReleaseStore {
  receive(upload: AsyncIterable<Uint8Array>): Promise<IncomingRelease>;
  read(key: ReleaseKey, path: string, encoding: ContentEncoding): Promise<Buffer | undefined>;
  /** Everything that has files. */
  list(): Promise<ReleaseKey[]>;
  /** Removes the files of a release at once, as far as readers can tell. */
  remove(key: ReleaseKey): Promise<void>;
}

const INCOMING_FOLDER = '.incoming';

/** Opens the folder and removes what interrupted uploads left in it. */
export async function openReleaseStore(folder: string, limits: PublishLimits): Promise<ReleaseStore> {
  const incoming = join(folder, INCOMING_FOLDER);
  await rm(incoming, { recursive: true, force: true });
  await ensureFolder(incoming);
  return {
    receive: (upload) => receive(upload, { folder, incoming, limits }),
    async read({ name, version }, path, encoding) {
      try {
        return await readFile(join(folder, name, version, encoding, path));
      } catch (error) {
        if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return undefined;
        throw error;
      }
    },
    async list() {
      const names = await foldersIn(folder, releaseNameSchema);
      const versions = names.map(async (name) =>
        (await foldersIn(join(folder, name), releaseVersionSchema)).map((version) => ({ name, version })),
      );
      return (await Promise.all(versions)).flat();
    },
    async remove({ name, version }) {
      await rm(await setAside(join(folder, name, version), incoming), { recursive: true, force: true });
    },
  };
}

/** Moves a folder away at once, if it is there; resolves to where it is now. */
async function setAside(place: string, incoming: string): Promise<string> {
  const leaving = join(incoming, randomUUID());
  try {
    await rename(place, leaving);
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
  }
  return leaving;
}

/** Folders by the names of releases; whatever else lies there is nobody's business here. */
async function foldersIn(folder: string, schema: typeof releaseNameSchema) {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && schema.safeParse(entry.name).success).map(({ name }) => name);
}

async function receive(
  upload: AsyncIterable<Uint8Array>,
  { folder, incoming, limits }: { folder: string; incoming: string; limits: PublishLimits },
): Promise<IncomingRelease> {
  const draft = join(incoming, randomUUID());
  const identity = join(draft, 'identity');
  await mkdir(identity, { recursive: true });
  const discard = () => rm(draft, { recursive: true, force: true });
  try {
    const files = await unpackArchive(upload, identity, limits);
    return {
      files,
      discard,
      async readManifest() {
        return files.has(RELEASE_MANIFEST_FILE) ? readFile(join(identity, RELEASE_MANIFEST_FILE), 'utf8') : undefined;
      },
      compress: () => compressFiles({ identity, br: join(draft, 'br'), gzip: join(draft, 'gzip') }, [...files.keys()]),
      async sizeOf(path) {
        const compressed = await stat(join(draft, 'br', path)).catch(() => undefined);
        return compressed?.size ?? files.get(path)?.sizeBytes ?? 0;
      },
      async accept({ name, version }) {
        const place = join(folder, name, version);
        await mkdir(dirname(place), { recursive: true });
        // What is there may be live: it is missing for no longer than two renames take.
        const leaving = await setAside(place, incoming);
        await rename(draft, place);
        await rm(leaving, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}
