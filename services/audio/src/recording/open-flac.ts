import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { id3TagBytes } from './mpeg-header.ts';
import { readBytes } from './read-bytes.ts';
import type { SoundFile } from './sound-file.ts';
import type { SoundSource } from './sound.ts';
import { quietly } from './quietly.ts';

const STREAM_INFO_BYTES = 42;
/** Lengths are exact; only rounding by a change of sampling rate is allowed. */
const SLACK_SECONDS = 0.01;

export async function openFlac({ descriptor, bytes }: SoundFile): Promise<SoundSource> {
  const startByte = id3TagBytes(readBytes(descriptor, 0, 10));
  const decoder = new FLACDecoder();
  await decoder.ready;
  const toSound = ({ channelData, sampleRate }: Awaited<ReturnType<FLACDecoder['decode']>>) => {
    return { sampleRateHz: sampleRate, channels: channelData };
  };
  return {
    startByte,
    endByte: bytes,
    promisedSeconds: promisedSeconds(readBytes(descriptor, startByte, STREAM_INFO_BYTES)),
    slackSeconds: SLACK_SECONDS,
    decoder: {
      decode: (chunk) => quietly(async () => toSound(await decoder.decode(chunk))),
      finish: () => quietly(async () => toSound(await decoder.flush())),
      free: () => decoder.free(),
    },
  };
}

/** From the first block of every file: 20 bits of sampling rate, then 36 bits of samples from bit 108 on; 0 is unknown. */
function promisedSeconds(head: Buffer): number | undefined {
  if (head.length < STREAM_INFO_BYTES) return undefined;
  const info = head.subarray(8);
  const sampleRateHz = info.readUIntBE(10, 3) >> 4;
  const samples = (info.readUInt8(13) & 0x0f) * 2 ** 32 + info.readUInt32BE(14);
  return samples === 0 || sampleRateHz === 0 ? undefined : samples / sampleRateHz;
}
