import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface SentFile {
  readonly content: Buffer;
  readonly type: string;
  readonly isCompressed: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const TEXT = new Set(['.js', '.css', '.json', '.svg']);
/** As the registry does when a release is published. */
const SMALLEST_COMPRESSED_BYTES = 256;

/** Every file below a folder by its path, texts compressed as the registry compresses them. */
export function compressedFiles(dir: string): ReadonlyMap<string, SentFile> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(dir, file), sentFile(readFileSync(file), path.extname(file))];
    }),
  );
}

function sentFile(content: Buffer, extension: string): SentFile {
  const type = TYPES[extension] ?? 'application/octet-stream';
  const isCompressed = TEXT.has(extension) && content.length >= SMALLEST_COMPRESSED_BYTES;
  return { content: isCompressed ? compressed(content, constants.BROTLI_MAX_QUALITY) : content, type, isCompressed };
}

export function compressed(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
