import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Equal files make an equal archive. */
const ARCHIVE_TIME = new Date(0);

export type PackedFile = readonly [path: string, content: Buffer | string];

export async function packFiles(files: AsyncIterable<PackedFile> | Iterable<PackedFile>): Promise<Buffer<ArrayBuffer>> {
  const archive = pack();
  const packed = buffer(archive.pipe(createGzip()));
  for await (const [name, content] of files) archive.entry({ name, mtime: ARCHIVE_TIME }, content);
  archive.finalize();
  return Buffer.from(await packed);
}
