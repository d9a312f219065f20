import { MPEGDecoder } from 'mpg123-decoder';
import { findMpegFrame, id3TagBytes } from './mpeg-header.ts';
import { readBytes } from './read-bytes.ts';
import type { SoundFile } from './sound-file.ts';
import type { Sound, SoundSource } from './sound.ts';
import { NO_SOUND } from './sound.ts';
import { UnreadableSound } from './unreadable-sound.ts';

const HEAD_BYTES = 64 * 1024;
const INFO_MARKS = new Set(['Xing', 'Info']);
const HAS_FRAME_COUNT = 1;
/** The padding that encoders add at the ends is removed again, and a frame without its predecessors is silent. */
const SLACK_SECONDS = 0.5;

export async function openMp3({ descriptor, bytes }: SoundFile): Promise<SoundSource> {
  const tagBytes = id3TagBytes(readBytes(descriptor, 0, 10));
  const head = readBytes(descriptor, tagBytes, HEAD_BYTES);
  const first = findMpegFrame(head);
  if (first === undefined) throw new UnreadableSound('There is no MP3 sound in it.');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return {
    // Tags may contain megabytes of pictures, which the decoder would search for sound.
    startByte: tagBytes + first.offset,
    endByte: bytes,
    promisedSeconds: promisedSeconds(head),
    slackSeconds: SLACK_SECONDS,
    decoder: {
      decode: (chunk) => Promise.resolve(toSound(decoder.decode(chunk))),
      finish: () => Promise.resolve(NO_SOUND),
      free: () => decoder.free(),
    },
  };
}

function toSound({ channelData, sampleRate }: ReturnType<MPEGDecoder['decode']>): Sound {
  return { sampleRateHz: sampleRate, channels: channelData };
}

/** Most encoders write the length into a first frame without sound; others leave it out. */
function promisedSeconds(head: Buffer): number | undefined {
  const first = findMpegFrame(head);
  if (first === undefined) return undefined;
  const info = first.offset + first.infoOffset;
  const mark = head.toString('latin1', info, info + 4);
  if (!INFO_MARKS.has(mark) || head.length < info + 12) return undefined;
  if ((head.readUInt32BE(info + 4) & HAS_FRAME_COUNT) === 0) return undefined;
  return (head.readUInt32BE(info + 8) * first.samples) / first.sampleRateHz;
}
