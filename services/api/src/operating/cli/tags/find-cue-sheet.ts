import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { type CueSheet, parseCueSheet } from './cue-sheet.ts';

/** Longer files are none. */
const LONGEST_SHEET_BYTES = 1024 * 1024;

/** The cue sheet beside a file of music: `set.cue` or `set.mp3.cue` beside `set.mp3`, whatever the case of the letters. */
export async function findCueSheet(musicFile: string): Promise<CueSheet | undefined> {
  const name = basename(musicFile);
  const wanted = [`${name}.cue`, `${basename(name, extname(name))}.cue`].map((candidate) => candidate.toLowerCase());
  try {
    const found = (await readdir(dirname(musicFile))).find((candidate) => wanted.includes(candidate.toLowerCase()));
    if (found === undefined) return undefined;
    const bytes = await readFile(join(dirname(musicFile), found));
    return bytes.length > LONGEST_SHEET_BYTES ? undefined : parseCueSheet(decode(bytes), musicFile);
  } catch {
    return undefined; // cannot be read: the tags have to do
  }
}

/** Old programs wrote them in the letters of Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
