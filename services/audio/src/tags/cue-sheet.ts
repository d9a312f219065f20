import { joinNames } from './join-names.ts';

export interface CueTrack {
  readonly title: string;
  readonly artist: string;
  readonly startSeconds: number;
}
export interface CueSheet {
  readonly title?: string;
  readonly artist?: string;
  readonly tracks: readonly CueTrack[];
  /** Unreadable entries. */
  readonly notes: readonly string[];
}

const FRAMES_PER_SECOND = 75;
const INDEX = /^0*([01])\s+(\d{1,4}):(\d{1,2})(?::(\d{1,2}))?$/;
const OTHER_INDEX = /^0*(?:[2-9]|[1-9]\d)\s/;

interface Start {
  readonly seconds: number;
  /** The file of the index, which may differ from that of the track's first line. */
  readonly file: string;
}
interface Draft {
  title: string;
  readonly artists: string[];
  start: Start | undefined;
  /** Of the pause before it. */
  pauseStart: Start | undefined;
}
interface Reading {
  file: string;
  readonly sheet: Draft;
  readonly tracks: Draft[];
  understoodLines: number;
  unreadableIndexes: number;
}

/** The description of the named music file in a cue sheet; of a sheet for several files, the part for this one. */
export function parseCueSheet(text: string, musicFileName: string): CueSheet {
  const reading: Reading = { file: '', sheet: emptyDraft(), tracks: [], understoodLines: 0, unreadableIndexes: 0 };
  for (const line of text.split(/\r\n|\r|\n/)) readLine(reading, line.trim());
  const artist = joinNames(reading.sheet.artists);
  const placed = reading.tracks.flatMap((track) => {
    const start = track.start ?? track.pauseStart;
    return start === undefined ? [] : [{ track, start }];
  });
  const files = new Set(placed.map(({ start }) => start.file));
  const ofFile = placed.filter(({ start }) => files.size === 1 || isSameFile(start.file, musicFileName));
  return {
    ...(reading.sheet.title === '' ? {} : { title: reading.sheet.title }),
    ...(artist === '' ? {} : { artist }),
    tracks: ofFile.map(({ track, start }) => ({
      title: track.title,
      artist: track.artists.length === 0 ? artist : joinNames(track.artists),
      startSeconds: start.seconds,
    })),
    notes: notesOf(reading, { placed: placed.length, ofFile: ofFile.length }),
  };
}

function notesOf(reading: Reading, { placed, ofFile }: { readonly placed: number; readonly ofFile: number }): string[] {
  const unplaced = reading.tracks.length - placed;
  return [
    ...(reading.understoodLines === 0 ? ["We can't read anything in its cue sheet."] : []),
    ...(reading.unreadableIndexes > 0
      ? [`Times in its cue sheet that can't be read: ${reading.unreadableIndexes}.`]
      : []),
    ...(unplaced > 0 ? [`Tracks without a time in its cue sheet, which were left out: ${unplaced}.`] : []),
    ...(placed > 0 && ofFile === 0 ? ['Its cue sheet describes other files.'] : []),
  ];
}

function readLine(reading: Reading, line: string): void {
  const [, command = '', rest = ''] = /^(\w+)(?:\s+(\S[^]*))?$/.exec(line) ?? [];
  const track = reading.tracks.at(-1);
  switch (command.toUpperCase()) {
    case 'FILE':
      reading.file = unquoted(withoutFormat(rest));
      break;
    case 'TRACK':
      reading.tracks.push(emptyDraft());
      break;
    case 'TITLE':
      (track ?? reading.sheet).title = unquoted(rest);
      break;
    case 'PERFORMER':
      (track ?? reading.sheet).artists.push(unquoted(rest));
      break;
    case 'INDEX':
      if (track !== undefined) readIndex(reading, track, rest);
      break;
    case 'REM':
      break;
    default:
      return;
  }
  reading.understoodLines += 1;
}

/** Index 1 is the start of a track; index 0 is the pause before it. Minutes, seconds and 75ths of a second, which some omit. */
function readIndex(reading: Reading, track: Draft, index: string): void {
  const [, number, minutes, seconds, frames = '0'] = INDEX.exec(index) ?? [];
  if (number === undefined) {
    if (!OTHER_INDEX.test(index)) reading.unreadableIndexes += 1;
    return;
  }
  const start = {
    seconds: Number(minutes) * 60 + Number(seconds) + Number(frames) / FRAMES_PER_SECOND,
    file: reading.file,
  };
  if (number === '1') track.start = start;
  else track.pauseStart = start;
}

function emptyDraft(): Draft {
  return { title: '', artists: [], start: undefined, pauseStart: undefined };
}

/** A file's name is followed by its format, in one word. */
function withoutFormat(file: string): string {
  const words = file.split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && /^\w+$/.test(last) ? file.slice(0, -last.length).trimEnd() : file;
}

function unquoted(text: string): string {
  return (/^"(.*)"$/.exec(text)?.[1] ?? text).trim();
}

/** Ignores case, and composed and decomposed letters are equal. */
function isSameFile(named: string, musicFileName: string): boolean {
  const name = named.replaceAll('\\', '/').split('/').at(-1) ?? '';
  return comparable(name) === comparable(musicFileName);
}

export function comparable(fileName: string): string {
  return fileName.normalize('NFC').toLowerCase();
}
