import { MPEGDecoder } from 'mpg123-decoder';
import { FileWindow } from '../source/file-window.ts';
import { findMpegParts, type MpegPart } from './mpeg-parts.ts';
import type { SoundFile } from '../source/sound-file.ts';
import { NO_SOUND, type Sound, type SoundDecoder, type SoundSource } from '../samples/sound.ts';
import { startOfTrailingTags } from '../source/surrounding-tags.ts';
import { timeText } from '../source/time-text.ts';
import { UnreadableSound } from '../source/unreadable-sound.ts';

/** The encoder's padding at the ends is removed again, and a frame without its predecessors is silent. */
const SLACK_SECONDS = 0.5;

export function openMp3(file: SoundFile, startByte: number): SoundSource {
  const window = new FileWindow(file);
  const { parts, skippedBytes, notes } = findMpegParts(window, startByte, startOfTrailingTags(window, startByte));
  const heard = parts.filter(({ ranges }) => ranges.length > 0);
  checkShare(heard, skippedBytes);
  const promise = promiseOf(parts);
  return {
    parts: heard.map(({ ranges }) => ({ ranges, open: () => openDecoder(heard.length === 1) })),
    promisedSeconds: promise.seconds,
    slackSeconds: SLACK_SECONDS,
    notes: [...notes, ...promise.notes],
  };
}

/** A few bytes of any file look like audio; a damaged file holds more of it. */
const MOST_SKIPPED_TIMES = 3;

function checkShare(heard: readonly MpegPart[], skippedBytes: number): void {
  const ranges = heard.flatMap((part) => part.ranges);
  const heardBytes = ranges.reduce((sum, { startByte, endByte }) => sum + endByte - startByte, 0);
  if (heardBytes === 0) throw new UnreadableSound('It has no MP3 audio.');
  if (skippedBytes <= heardBytes * MOST_SKIPPED_TIMES) return;
  throw new UnreadableSound(
    "Most of it isn't MP3 audio. It may be damaged or another kind of file. Convert it to MP3.",
  );
}

/** The encoder's silence at the ends is removed, but joined files keep every frame, as in other players. */
async function openDecoder(enableGapless: boolean): Promise<SoundDecoder> {
  const decoder = new MPEGDecoder({ enableGapless });
  await decoder.ready;
  return {
    decode: (chunk) => Promise.resolve(toSound(decoder.decode(chunk))),
    finish: () => Promise.resolve(NO_SOUND),
    free: () => decoder.free(),
  };
}

function toSound({ channelData, sampleRate }: ReturnType<MPEGDecoder['decode']>): Sound {
  return { sampleRateHz: sampleRate, channels: channelData };
}

interface Promised {
  readonly seconds: number | undefined;
  readonly notes: readonly string[];
}

/** Of joined files each states its own length. The last may be cut off now, an earlier one was when they were joined. */
function promiseOf(parts: readonly MpegPart[]): Promised {
  const notes: string[] = [];
  let seconds = 0;
  let promisedEnd: number | undefined;
  for (const { promisedFrames, samplesPerFrame, samples, sampleRateHz } of parts) {
    if (promisedFrames !== undefined) {
      if (promisedEnd !== undefined && promisedEnd - seconds > SLACK_SECONDS) {
        notes.push(`The part that ends at ${timeText(seconds)} is shorter than it says. Check how it plays.`);
      }
      promisedEnd = seconds + (promisedFrames * samplesPerFrame) / sampleRateHz;
    }
    seconds += samples / sampleRateHz;
  }
  return { seconds: promisedEnd, notes };
}
