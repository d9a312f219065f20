import type * as AacDecoder from '@audio/decode-aac';
import { FileWindow } from '../source/file-window.ts';
import { type Box, findBox, isFileBox, listBoxes } from './mp4-boxes.ts';
import { type Mp4Track, readTrack } from './mp4-track.ts';
import { notesOnRest } from '../source/skipped-bytes.ts';
import type { SoundFile } from '../source/sound-file.ts';
import { NO_SOUND, type SoundDecoder, type SoundPart, type SoundSource } from '../samples/sound.ts';
import { timeText } from '../source/time-text.ts';
import { cutOff, isUnreadableSound, UnreadableSound } from '../source/unreadable-sound.ts';

/** The encoder's padding at the ends is removed again. */
const SLACK_SECONDS = 0.5;
const BOX_HEADER_BYTES = 8;
const HANDLER_OFFSET = 8;
const VIDEO_CODECS = /^(?:avc|hvc|hev|av01|vp0|mp4v|s263|H26)/;

/** The audio of an MP4 file, or of several joined ones. */
export function openMp4(file: SoundFile, startByte: number): SoundSource {
  const window = new FileWindow(file);
  const parts: SoundPart[] = [];
  const notes = new Set<string>();
  let seconds = 0;
  const all = fileBoxes(window, startByte, file.bytes);
  for (const boxes of moviesOf(all)) {
    const { track, left } = readMovie(window, boxes, { endByte: file.bytes, seconds });
    if (track.foundSeconds < track.seconds) throw cutOff(seconds + track.foundSeconds, seconds + track.seconds);
    parts.push(...track.parts.map((part) => ({ ...part, open: () => openDecoder(part.config, track) })));
    for (const name of left) notes.add(`We left out its ${name}.`);
    seconds += track.seconds;
  }
  const rest = { startByte: all.at(-1)?.endByte ?? startByte, endByte: file.bytes, atSeconds: seconds };
  for (const note of notesOnRest(window, rest)) notes.add(note);
  const [promisedSeconds, slackSeconds] = [seconds, SLACK_SECONDS * parts.length];
  return { parts, promisedSeconds, slackSeconds, notes: [...notes] };
}

function fileBoxes(window: FileWindow, start: number, end: number): Box[] {
  const boxes = listBoxes(window, start, end);
  const other = boxes.findIndex((box) => !isFileBox(box, end));
  return other < 0 ? boxes : boxes.slice(0, other);
}

/** Each starts with a box that states its kind. */
function moviesOf(boxes: readonly Box[]): Box[][] {
  const movies: Box[][] = [];
  for (const box of boxes) {
    if (box.type === 'ftyp' || movies.length === 0) movies.push([]);
    movies.at(-1)?.push(box);
  }
  return movies;
}

interface Place {
  readonly endByte: number;
  readonly seconds: number;
}

function readMovie(window: FileWindow, boxes: readonly Box[], place: Place): { track: Mp4Track; left: string[] } {
  const movie = movieOf(boxes, place.endByte);
  const tracks = listBoxes(window, movie.startByte, movie.endByte).filter(({ type }) => type === 'trak');
  const [sound, ...others] = tracks.filter((track) => handlerOf(window, track) === 'soun');
  if (sound === undefined) throw new UnreadableSound("It's an MP4 file without audio.");
  const left = tracks.some((track) => isVideo(window, track)) ? ['video'] : [];
  if (others.length > 0) left.push('second audio track');
  return { track: readSound(window, { boxes, movie, sound }, place), left };
}

function movieOf(boxes: readonly Box[], endByte: number): Box {
  const movie = boxes.find(({ type }) => type === 'moov');
  if (movie === undefined) throw new UnreadableSound('The file is cut off. Its table of contents is missing.');
  if (movie.endByte > endByte) throw new UnreadableSound('The file is cut off in its table of contents.');
  if (!boxes.some(({ type }) => type === 'moof')) return movie;
  throw new UnreadableSound("It's a fragmented MP4 file. Convert it to a plain m4a.");
}

interface Movie {
  readonly boxes: readonly Box[];
  readonly movie: Box;
  readonly sound: Box;
}

function readSound(window: FileWindow, { boxes, movie, sound }: Movie, { endByte, seconds }: Place): Mp4Track {
  const baseByte = (boxes[0]?.startByte ?? BOX_HEADER_BYTES) - BOX_HEADER_BYTES;
  const data = boxes.filter(({ type }) => type === 'mdat');
  try {
    return readTrack(window, { movie, track: sound }, { baseByte, data, endByte });
  } catch (cause) {
    if (seconds === 0 || !isUnreadableSound(cause)) throw cause;
    throw new UnreadableSound(`A second file is joined to it at ${timeText(seconds)}. ${cause.message}`, { cause });
  }
}

function handlerOf(window: FileWindow, track: Box): string {
  const handler = findBox(window, track, ['mdia', 'hdlr']);
  return handler === undefined ? '' : window.text(handler.startByte + HANDLER_OFFSET, 4);
}

/** Images of chapters are a video track as well, but not a film. */
function isVideo(window: FileWindow, track: Box): boolean {
  const entries = findBox(window, track, ['mdia', 'minf', 'stbl', 'stsd']);
  return entries !== undefined && VIDEO_CODECS.test(window.text(entries.startByte + 12, 4));
}

async function openDecoder(config: Buffer, { edges, parts }: Mp4Track): Promise<SoundDecoder> {
  const { decoder: createDecoder, gapless } = await loadDecoder();
  // The edges are those of the whole, not of each part.
  const window = parts.length === 1 ? gapless({ ...edges, asc: config }) : null;
  const options: AacDecoder.RawOptions = window === null ? { asc: config } : { asc: config, gapless: window };
  const decoder = await createDecoder(options);
  return {
    decode(frame) {
      const { channelData, sampleRate } = decoder.decode(frame);
      return Promise.resolve({ channels: channelData, sampleRateHz: sampleRate });
    },
    finish: () => Promise.resolve(NO_SOUND),
    free: () => decoder.free(),
  };
}

/** Its license differs from that of all other libraries, so a site may omit it. */
async function loadDecoder(): Promise<typeof AacDecoder> {
  try {
    return await import('@audio/decode-aac');
  } catch (cause) {
    throw new UnreadableSound('This site has no AAC decoder. Convert the file, or install "@audio/decode-aac".', {
      cause,
    });
  }
}
