import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';

/** The first file of a backup, which describes it. */
export interface PackedManifest {
  readonly name: string;
  readonly content: { readonly createdAt: string };
}

/** A folder as one tar.gz below the manifest, read as fast as it is drained; it errors when a file cannot be read. */
export function packBackup(folder: string, manifest: PackedManifest, prefix = ''): Readable {
  const archive = pack();
  const compressed = archive.pipe(createGzip());
  const fail = (error: Error) => void compressed.destroy(error);
  archive.on('error', fail);
  compressed.on('close', () => archive.destroy());
  addAll(archive, folder, manifest, prefix).then(() => archive.finalize(), fail);
  return compressed;
}

async function addAll(archive: Pack, folder: string, { name, content }: PackedManifest, prefix: string): Promise<void> {
  archive.entry({ name, mtime: new Date(content.createdAt) }, JSON.stringify(content));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const inArchive = `${prefix}${relative(folder, path).split(sep).join('/')}`;
    // Includes empty folders: an embedded database does not open without them.
    if (entry.isDirectory()) archive.entry({ name: inArchive, type: 'directory' });
    else await addFile(archive, path, inArchive);
  }
}

async function addFile(archive: Pack, path: string, name: string): Promise<void> {
  const { size } = await stat(path);
  await pipeline(createReadStream(path), archive.entry({ name, size }));
}
