import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { type BackupManifest, DATABASE_PREFIX, MANIFEST_NAME } from './backup-format.ts';

/** A folder with the files of a database as one tar.gz, read as fast as it is drained; it errors when a file cannot be read. */
export function packBackup(folder: string, manifest: BackupManifest): Readable {
  const archive = pack();
  const compressed = archive.pipe(createGzip());
  const fail = (error: Error) => void compressed.destroy(error);
  archive.on('error', fail);
  compressed.on('close', () => archive.destroy());
  addAll(archive, folder, manifest).then(() => archive.finalize(), fail);
  return compressed;
}

async function addAll(archive: Pack, folder: string, manifest: BackupManifest): Promise<void> {
  archive.entry({ name: MANIFEST_NAME, mtime: new Date(manifest.createdAt) }, JSON.stringify(manifest));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = `${DATABASE_PREFIX}${relative(folder, path)}`;
    // Empty folders count: the database does not open without them.
    if (entry.isDirectory()) archive.entry({ name, type: 'directory' });
    else await addFile(archive, path, name);
  }
}

async function addFile(archive: Pack, path: string, name: string): Promise<void> {
  const { size } = await stat(path);
  await pipeline(createReadStream(path), archive.entry({ name, size }));
}
