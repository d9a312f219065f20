import type { ContentEncoding } from '@afterglow/kit';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The page itself; all other files have the hash of their content in their names. */
export const CONSOLE_PAGE = 'index.html';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Images and fonts are compressed already. */
const COMPRESSIBLE = /\.(html|js|css|svg)$/;

export type ConsoleFile = ReadonlyMap<ContentEncoding, Buffer>;

/** The built console, in memory: it depends on nothing that is published. */
export interface ConsoleFiles {
  find(name: string): Promise<ConsoleFile | undefined>;
}

/** Reads the folder on the first request; a console that has not been built yet is looked up again. */
export function createConsoleFiles(folder: string | undefined): ConsoleFiles {
  let reading: Promise<ReadonlyMap<string, ConsoleFile>> | undefined;

  async function read(): Promise<ReadonlyMap<string, ConsoleFile>> {
    if (folder === undefined || !existsSync(folder)) return new Map();
    const names = await readdir(folder);
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readEncoded(join(folder, name))] as const)),
    );
  }

  return {
    async find(name) {
      reading ??= read();
      const files = await reading;
      if (!files.has(CONSOLE_PAGE)) reading = undefined;
      return files.get(name);
    },
  };
}

async function readEncoded(path: string): Promise<ConsoleFile> {
  const content = await readFile(path);
  if (!COMPRESSIBLE.test(path)) return new Map([['identity', content]]);
  const [br, gzipped] = await Promise.all([compressBrotli(content, BROTLI_OPTIONS), compressGzip(content)]);
  return new Map([
    ['br', br],
    ['gzip', gzipped],
    ['identity', content],
  ]);
}
