import { readBytes } from '../source/read-bytes.ts';
import { samplesOf, type Sound, type SoundDecoder, type SoundPart, type SoundSource } from './sound.ts';
import { timeText } from '../source/time-text.ts';
import { cutOff, isUnreadableSound, UnreadableSound } from '../source/unreadable-sound.ts';

/** Small, because a file of silence may contain minutes in this many bytes. */
const CHUNK_BYTES = 16 * 1024;
const LONGEST_HOURS = 12;

/** A segment of audio, and how far the file is read (0 to 1). */
export interface DecodedSound {
  readonly sound: Sound;
  readonly part: SoundPart;
  readonly done: number;
}

/** All audio of a file, part after part. Throws UnreadableSound where it cannot be decoded, is cut off, or does not end. */
export async function* decodeSound(source: SoundSource, descriptor: number): AsyncGenerator<DecodedSound, void, void> {
  const ranges = source.parts.flatMap((part) => part.ranges);
  const whole = ranges.reduce((sum, { startByte, endByte }) => sum + endByte - startByte, 0);
  let [doneBytes, seconds] = [0, 0];
  for (const part of source.parts) {
    for await (const { sound, bytes } of decodePart(part, { descriptor, atSeconds: () => seconds })) {
      doneBytes += bytes;
      if (samplesOf(sound) > 0) seconds += samplesOf(sound) / sound.sampleRateHz;
      if (seconds > LONGEST_HOURS * 3600) throw new UnreadableSound(`It's longer than ${LONGEST_HOURS} hours.`);
      yield { sound, part, done: doneBytes / whole };
    }
  }
  checkLength(seconds, source);
}

interface Place {
  readonly descriptor: number;
  readonly atSeconds: () => number;
}

async function* decodePart(part: SoundPart, { descriptor, atSeconds }: Place) {
  const decoder = await readable(() => part.open(), atSeconds);
  try {
    for (const chunk of chunksOf(part, descriptor)) {
      yield { sound: await readable(() => decoder.decode(chunk), atSeconds), bytes: chunk.length };
    }
    yield { sound: await readable(() => decoder.finish(), atSeconds), bytes: 0 };
  } finally {
    release(decoder);
  }
}

/** A decoder fails on data that it does not support. */
async function readable<T>(work: () => Promise<T>, atSeconds: () => number): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isUnreadableSound(cause)) throw cause;
    throw new UnreadableSound(`We can't decode its audio from ${timeText(atSeconds())} on. Convert the file.`, {
      cause,
    });
  }
}

/** A decoder that has failed may fail again. */
function release(decoder: SoundDecoder): void {
  try {
    decoder.free();
  } catch {
    // Its memory is freed with the thread.
  }
}

function* chunksOf({ ranges, frameEnds }: SoundPart, descriptor: number): Generator<Buffer> {
  let frame = 0;
  for (const { startByte, endByte } of ranges) {
    for (let position = startByte; position < endByte;) {
      const end = frameEnds?.[frame] ?? Math.min(endByte, position + CHUNK_BYTES);
      frame += 1;
      yield readBytes(descriptor, position, end - position);
      position = end;
    }
  }
}

function checkLength(seconds: number, { promisedSeconds: promised, slackSeconds }: SoundSource): void {
  if (seconds > 0 && (promised === undefined || promised - seconds <= slackSeconds)) return;
  if (promised === undefined || promised === 0) throw new UnreadableSound('It has no audio.');
  throw cutOff(seconds, promised);
}
