import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mayBeCompressed } from '../../../http/compressible.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this, the header that announces a compressed file costs what it saves. */
const SMALLEST_BYTES = 256;

const LARGEST_BLOCK_BITS = 24;
const QUICK_QUALITY = 4;

const encoders = {
  br: (content: Buffer) =>
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // A window of the whole file, which has distant repetitions.
        [constants.BROTLI_PARAM_LGBLOCK]: LARGEST_BLOCK_BITS,
      },
    }),
  gzip: (content: Buffer) => compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** The size of a text compressed a hundred times as fast as it is served, and some tenths larger. */
export async function quickSize(content: Buffer): Promise<number> {
  return (await compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } })).length;
}

/** Writes a brotli and a gzip variant of every text file that gets smaller, once, when a release is published. */
export async function compressFiles(
  folders: Record<'identity' | keyof typeof encoders, string>,
  paths: readonly string[],
) {
  const texts = paths.filter(mayBeCompressed);
  await Promise.all(
    texts.map(async (path) => {
      const content = await readFile(join(folders.identity, path));
      if (content.length < SMALLEST_BYTES) return;
      await writeVariant(join(folders.br, path), content, encoders.br);
      await writeVariant(join(folders.gzip, path), content, encoders.gzip);
    }),
  );
}

async function writeVariant(target: string, content: Buffer, encode: (content: Buffer) => Promise<Buffer>) {
  const encoded = await encode(content);
  if (encoded.length >= content.length) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, encoded);
}
