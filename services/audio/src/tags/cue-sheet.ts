import { basename } from 'node:path';

export interface CueTrack {
  readonly title: string;
  readonly artist: string;
  readonly startSeconds: number;
}
export interface CueSheet {
  readonly title?: string;
  readonly artist?: string;
  readonly tracks: readonly CueTrack[];
}

const FRAMES_PER_SECOND = 75;

interface Draft {
  title: string;
  artist: string;
  startSeconds: number | undefined;
}
interface Reading {
  file: string;
  title: string;
  artist: string;
  tracks: (Draft & { readonly file: string })[];
}

/** A cue sheet's description of a music file; of a sheet for several files, the part for this one. */
export function parseCueSheet(text: string, musicFile: string): CueSheet {
  const reading: Reading = { file: '', title: '', artist: '', tracks: [] };
  for (const line of text.split(/\r\n|\r|\n/)) readLine(reading, line.trim());
  const files = new Set(reading.tracks.map(({ file }) => file));
  const ours = reading.tracks.filter(({ file }) => files.size === 1 || isSameFile(file, musicFile));
  const tracks = ours.flatMap(({ title, artist, startSeconds }) =>
    startSeconds === undefined ? [] : [{ title, artist: artist === '' ? reading.artist : artist, startSeconds }],
  );
  return {
    ...(reading.title === '' ? {} : { title: reading.title }),
    ...(reading.artist === '' ? {} : { artist: reading.artist }),
    tracks,
  };
}

function readLine(reading: Reading, line: string): void {
  const [, command = '', rest = ''] = /^(\w+)\s+(\S[^]*)$/.exec(line) ?? [];
  const target = reading.tracks.at(-1) ?? reading;
  switch (command.toUpperCase()) {
    case 'FILE':
      reading.file = unquoted(withoutFormat(rest));
      break;
    case 'TRACK':
      reading.tracks.push({ file: reading.file, title: '', artist: '', startSeconds: undefined });
      break;
    case 'TITLE':
      target.title = unquoted(rest);
      break;
    case 'PERFORMER':
      target.artist = unquoted(rest);
      break;
    case 'INDEX':
      if ('startSeconds' in target) target.startSeconds = startOf(rest) ?? target.startSeconds;
      break;
  }
}

/** A file's name is followed by its format, in one word. */
function withoutFormat(file: string): string {
  const words = file.split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && /^\w+$/.test(last) ? file.slice(0, -last.length).trimEnd() : file;
}

/** Index 1 is where a track begins; what comes before is a pause. Minutes, seconds and 75ths of a second. */
function startOf(index: string): number | undefined {
  const [, minutes, seconds, frames] = /^0*1\s+(\d{1,4}):(\d{1,2}):(\d{1,2})$/.exec(index) ?? [];
  if (minutes === undefined) return undefined;
  return Number(minutes) * 60 + Number(seconds) + Number(frames) / FRAMES_PER_SECOND;
}

function unquoted(text: string): string {
  return /^"(.*)"$/.exec(text)?.[1] ?? text;
}

function isSameFile(named: string, musicFile: string): boolean {
  return basename(named.replaceAll('\\', '/')).toLowerCase() === basename(musicFile).toLowerCase();
}
