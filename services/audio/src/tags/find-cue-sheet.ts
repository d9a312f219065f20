import { readdir, readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { comparable, type CueSheet, parseCueSheet } from './cue-sheet.ts';
import { fileNameOf, folderOf, type MusicPath } from './music-path.ts';
import { rawTextOfFile, readBytesOf } from './raw-text.ts';

/** Longer files are not cue sheets. */
const LONGEST_SHEET_BYTES = 1024 * 1024;

/** The cue sheet next to a music file: `set.cue` or `set.mp3.cue` next to `set.mp3`, ignoring case. */
export async function findCueSheet(musicFile: MusicPath, encoding?: string): Promise<CueSheet | undefined> {
  const name = fileNameOf(musicFile, encoding);
  const wanted = [`${name}.cue`, `${name.slice(0, name.length - extname(name).length)}.cue`].map(comparable);
  const folder = folderOf(musicFile);
  try {
    const found = (await readdir(folder, { encoding: 'buffer' })).find((entry) =>
      wanted.includes(comparable(fileNameOf(entry, encoding))),
    );
    if (found === undefined) return undefined;
    const path = Buffer.concat([folder, found]);
    if ((await stat(path)).size > LONGEST_SHEET_BYTES) return without('The cue sheet beside it is too large for one.');
    const text = rawTextOfFile(await readFile(path));
    const { decode, notes } = readBytesOf('cue sheet', [text], encoding);
    const sheet = parseCueSheet(decode(text), name);
    return { ...sheet, notes: [...notes, ...sheet.notes] };
  } catch {
    return without("The cue sheet beside it can't be read.");
  }
}

function without(note: string): CueSheet {
  return { tracks: [], notes: [note] };
}
