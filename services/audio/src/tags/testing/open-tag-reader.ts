import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Tags } from '../read-tags.ts';

export type ReadTags = Omit<Tags, 'cover'> & { readonly cover?: Buffer };

export interface TagReader {
  read(path: Buffer, encoding?: string): Promise<ReadTags>;
  close(): void;
}

/** A process that reads the tags of files, one after another. */
export function openTagReader(): TagReader {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-tags.ts')], {
    env: { PATH, NODE_COMPILE_CACHE },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async read(path, encoding) {
      const request = { path: path.toString('base64'), ...(encoding === undefined ? {} : { encoding }) };
      child.stdin.write(`${JSON.stringify(request)}\n`);
      const { value } = await lines.next();
      // The process has just written it.
      const { cover, ...tags } = JSON.parse(value ?? '') as Omit<Tags, 'cover'> & { readonly cover?: string };
      return cover === undefined ? tags : { ...tags, cover: Buffer.from(cover, 'base64') };
    },
    close: () => child.stdin.end(),
  };
}
