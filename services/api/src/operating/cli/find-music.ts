import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { errorText } from '@afterglow/kit';
import { CommandError } from './command-error.ts';

const SLASH = Buffer.from('/');
const DOT = 0x2e;
/** The files to try; their content decides. */
const MUSIC_EXTENSIONS = new Set([
  '.mp3',
  '.flac',
  '.ogg',
  '.oga',
  '.wav',
  '.wave',
  '.m4a',
  '.aac',
  '.opus',
  '.aif',
  '.aiff',
  '.wma',
]);

/**
 * Every file in a folder and its subfolders with the extension of music, in order. Hidden files are left out. Paths are bytes: a name need not be
 * UTF-8.
 */
export async function findMusic(folder: string): Promise<Buffer[]> {
  try {
    return (await filesIn(Buffer.from(folder))).filter(isMusic).sort((one, other) => one.compare(other));
  } catch (error) {
    throw new CommandError('folder-unreadable', `${folder} cannot be read as a folder (${errorText(error)}).`, {
      cause: error,
    });
  }
}

async function filesIn(folder: Buffer): Promise<Buffer[]> {
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = Buffer.concat([folder, SLASH, entry.name]);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() && entry.name[0] !== DOT ? [path] : [];
    }),
  );
  return found.flat();
}

function isMusic(path: Buffer): boolean {
  return MUSIC_EXTENSIONS.has(extname(path.toString('latin1')).toLowerCase());
}

/** The sha-256 of a file's content. */
export async function hashFile(path: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
