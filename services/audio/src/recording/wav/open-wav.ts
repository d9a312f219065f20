import { FileWindow } from '../source/file-window.ts';
import { type Chunk, isExactPlaceholder, isPlaceholder, listChunks, startOfTrailingChunks } from './riff-chunks.ts';
import { isWav } from '../source/sniff-format.ts';
import { notesOnRest } from '../source/skipped-bytes.ts';
import type { SoundFile } from '../source/sound-file.ts';
import { NO_SOUND, type Sound, type SoundDecoder, type SoundPart, type SoundSource } from '../samples/sound.ts';
import { skipTags, startOfTrailingTags } from '../source/surrounding-tags.ts';
import { timeText } from '../source/time-text.ts';
import { UnreadableSound } from '../source/unreadable-sound.ts';
import { readSample, type SampleFormat, sampleFormatOf } from './wav-samples.ts';

interface WavFormat {
  readonly channels: number;
  readonly sampleRateHz: number;
  readonly sample: SampleFormat;
}

const MOST_CHANNELS = 16;
const EXTENSIBLE = 0xfffe;
/** Lengths are exact; this only allows rounding by a change of sampling rate. */
const SLACK_SECONDS = 0.01;
const BEGINNING = 'WAVEfmt ';
const BEGINNING_OFFSET = 8;

interface WavPart extends SoundPart {
  readonly promisedSeconds: number;
  /** Whether its length may be the true one of a file that is cut off. */
  readonly isDoubtful: boolean;
  /** The possible start of the next one. */
  readonly endByte: number;
}

/** Joined files are one part each. */
export function openWav(file: SoundFile, startByte: number): SoundSource {
  const window = new FileWindow(file);
  const end = startOfTrailingTags(window, startByte);
  const parts = [readPart(window, startByte, end)];
  let [seconds, restByte] = [0, end];
  for (let last = parts[0]; last !== undefined;) {
    seconds += last.promisedSeconds;
    restByte = last.endByte;
    const next = skipTags(window, restByte, end);
    if (!isWav(window, next)) break;
    last = readNext(window, { position: next, end, seconds });
    parts.push(last);
  }
  const endByte = restByte < end ? startOfTrailingChunks(window, restByte, end) : end;
  const rest = { startByte: restByte, endByte, atSeconds: seconds };
  const notes = [...lengthNotes(parts), ...notesOnRest(window, rest)];
  return { parts, promisedSeconds: seconds, slackSeconds: SLACK_SECONDS * parts.length, notes };
}

function lengthNotes(parts: readonly WavPart[]): string[] {
  if (!parts.some(({ isDoubtful }) => isDoubtful)) return [];
  return ["It doesn't state its length and may be cut off. We used what's there. Check how it plays."];
}

interface Next {
  readonly position: number;
  readonly end: number;
  readonly seconds: number;
}

function readNext(window: FileWindow, { position, end, seconds }: Next): WavPart {
  try {
    return readPart(window, position, end);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new UnreadableSound(`A second file is joined to it at ${timeText(seconds)}. ${reason}`, { cause });
  }
}

function readPart(window: FileWindow, start: number, end: number): WavPart {
  const { chunks, endByte } = listChunks(window, start, end);
  const format = readFormat(window, chunks);
  const data = chunks.find(({ id }) => id === 'data');
  if (data === undefined) throw new UnreadableSound('It has no audio.');
  const frameBytes = format.sample.bytes * format.channels;
  const { startByte } = data;
  const isUnknown = isPlaceholder(data.bytes, end - startByte);
  const soundEnd = isUnknown ? endOfUnknown(window, startByte, end) : Math.min(end, startByte + data.bytes);
  const promisedBytes = isUnknown ? soundEnd - startByte : data.bytes;
  return {
    ranges: [{ startByte, endByte: soundEnd }],
    open: () => Promise.resolve(createDecoder(format)),
    promisedSeconds: Math.floor(promisedBytes / frameBytes) / format.sampleRateHz,
    isDoubtful: isUnknown && !isExactPlaceholder(data.bytes),
    endByte: isUnknown ? soundEnd : endByte,
  };
}

/** Ends at the next joined file, or at the chunks at the end. */
function endOfUnknown(window: FileWindow, start: number, end: number): number {
  const next = window.indexOf(BEGINNING, start, end);
  if (next >= 0 && isWav(window, next - BEGINNING_OFFSET)) return Math.max(start, next - BEGINNING_OFFSET);
  return startOfTrailingChunks(window, start, end);
}

function readFormat(window: FileWindow, chunks: readonly Chunk[]): WavFormat {
  const chunk = chunks.find(({ id, bytes }) => id === 'fmt ' && bytes >= 16) ?? { startByte: 0, bytes: 0 };
  const bytes = window.view(chunk.startByte, Math.min(40, chunk.bytes));
  if (bytes.length < 16) throw new UnreadableSound('The header of the WAV file is damaged.');
  const sample = sampleFormatOf(codeOf(bytes), bytes.readUInt16LE(14));
  const [channels, sampleRateHz] = [bytes.readUInt16LE(2), bytes.readUInt32LE(4)];
  if (sample === undefined || sampleRateHz === 0 || !(channels > 0 && channels <= MOST_CHANNELS)) {
    throw new UnreadableSound("We can't read this kind of WAV file. Use PCM of 8 to 32 bits or floating point.");
  }
  return { channels, sampleRateHz, sample };
}

function codeOf(format: Buffer): number {
  const code = format.readUInt16LE(0);
  return code === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : code;
}

function createDecoder(format: WavFormat): SoundDecoder {
  const frameBytes = format.sample.bytes * format.channels;
  let rest = Buffer.alloc(0);
  return {
    decode(chunk) {
      const bytes = Buffer.concat([rest, chunk]);
      const whole = bytes.length - (bytes.length % frameBytes);
      rest = bytes.subarray(whole);
      return Promise.resolve(deinterleave(bytes.subarray(0, whole), format));
    },
    finish: () => Promise.resolve(NO_SOUND),
    free: () => undefined,
  };
}

function deinterleave(bytes: Buffer, { channels, sampleRateHz, sample }: WavFormat): Sound {
  const frames = bytes.length / (sample.bytes * channels);
  const sides = Array.from({ length: channels }, () => new Float32Array(frames));
  for (const [channel, side] of sides.entries()) {
    for (let frame = 0; frame < frames; frame += 1) {
      side[frame] = readSample(bytes, (frame * channels + channel) * sample.bytes, sample);
    }
  }
  return { sampleRateHz, channels: sides };
}
