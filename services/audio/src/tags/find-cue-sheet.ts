import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { type CueSheet, parseCueSheet } from './cue-sheet.ts';

/** Longer files are not cue sheets. */
const LONGEST_SHEET_BYTES = 1024 * 1024;

/** The cue sheet beside a music file: `set.cue` or `set.mp3.cue` beside `set.mp3`, ignoring case. */
export async function findCueSheet(musicFile: string): Promise<CueSheet | undefined> {
  const name = basename(musicFile);
  const wanted = [`${name}.cue`, `${basename(name, extname(name))}.cue`].map((candidate) => candidate.toLowerCase());
  try {
    const found = (await readdir(dirname(musicFile))).find((candidate) => wanted.includes(candidate.toLowerCase()));
    if (found === undefined) return undefined;
    const bytes = await readFile(join(dirname(musicFile), found));
    return bytes.length > LONGEST_SHEET_BYTES ? undefined : parseCueSheet(decode(bytes), musicFile);
  } catch {
    return undefined; // unreadable: the tags have to do
  }
}

/** Old programs wrote them in the Windows encoding. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
