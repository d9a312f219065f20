import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { errorText } from '@afterglow/kit';
import { CommandError } from './command-error.ts';

const SLASH = Buffer.from('/');
const DOT = 0x2e;
/** The files to try; their content decides. Formats that can't be imported are rejected by name, not skipped. */
const MUSIC_EXTENSIONS = new Set(
  (
    'mp3 mp2 mp1 flac ogg oga opus spx wav wave bwf rf64 w64 m4a m4b aac alac aif aiff aifc wma asf ' +
    'caf au snd ape wv mpc tta dsf dff ac3 eac3 dts mka'
  ).split(' '),
);

/**
 * Every file in a folder and its subfolders with a music extension, in order. Hidden files are left out, and links are followed. Paths are
 * bytes: a name need not be UTF-8.
 */
export async function findMusic(folder: string): Promise<Buffer[]> {
  try {
    return (await filesIn(Buffer.from(folder))).filter(isMusic).sort((one, other) => one.compare(other));
  } catch (error) {
    throw new CommandError('folder-unreadable', `Can't read the folder ${folder} (${errorText(error)}).`, {
      cause: error,
    });
  }
}

/** `above` are the parent folders, as a link may lead back to one of them. */
async function filesIn(folder: Buffer, above: readonly string[] = []): Promise<Buffer[]> {
  const { dev, ino } = await stat(folder);
  const self = `${dev} ${ino}`;
  if (above.includes(self)) return [];
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = Buffer.concat([folder, SLASH, entry.name]);
      const { isFolder, isFile } = await kindOf(entry, path);
      if (isFolder) return filesIn(path, [...above, self]);
      return isFile && entry.name[0] !== DOT ? [path] : [];
    }),
  );
  return found.flat();
}

/** A broken link counts as a file, so that the import reports it. */
async function kindOf(entry: Dirent<Buffer>, path: Buffer): Promise<{ isFolder: boolean; isFile: boolean }> {
  const isLink = entry.isSymbolicLink();
  const target = isLink ? await stat(path).catch(() => undefined) : entry;
  return { isFolder: target?.isDirectory() ?? false, isFile: target?.isFile() ?? isLink };
}

function isMusic(path: Buffer): boolean {
  return MUSIC_EXTENSIONS.has(extname(path.toString('latin1')).slice(1).toLowerCase());
}

export async function hashFile(path: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
