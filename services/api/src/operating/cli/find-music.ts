import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { errorText } from '@afterglow/kit';
import { CommandError } from './command-error.ts';

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

/** Every file in a folder and its subfolders with the extension of music, in order. Hidden files are left out. */
export async function findMusic(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new CommandError('folder-unreadable', `${folder} cannot be read as a folder (${errorText(error)}).`, {
      cause: error,
    });
  });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const music = files.filter(({ name }) => MUSIC_EXTENSIONS.has(extname(name).toLowerCase()));
  return music.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

/** The sha-256 of a file's content. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
