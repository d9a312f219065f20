import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '@afterglow/shared-contracts';

/** Every file below a folder, with size and sha-384, sorted by path. */
export function hashFiles(dir: string): ReleaseFile[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => describeFile(file, path.relative(dir, file).replaceAll(path.sep, '/')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function describeFile(file: string, relative: string): ReleaseFile {
  const bytes = readFileSync(file);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return { path: relative, sizeBytes: bytes.length, integrity };
}
