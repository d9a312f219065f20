import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { quietly } from './quietly.ts';
import { readBytes } from './read-bytes.ts';
import type { SoundFile } from './sound-file.ts';
import type { SoundSource } from './sound.ts';
import { UnreadableSound } from './unreadable-sound.ts';

const HEAD_BYTES = 256;
/** The largest page that the format allows. */
const PAGE_BYTES = 65_307;
const PAGE_MARK = 'OggS';
const LAST_PAGE = 4;

export async function openOgg(file: SoundFile): Promise<SoundSource> {
  const head = readBytes(file.descriptor, 0, HEAD_BYTES).toString('latin1');
  if (!head.includes('\x01vorbis')) throw new UnreadableSound('It is an Ogg file, but not Ogg Vorbis: convert it.');
  refuseTruncated(file);
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  const toSound = ({ channelData, sampleRate }: Awaited<ReturnType<OggVorbisDecoder['decode']>>) => {
    return { sampleRateHz: sampleRate, channels: channelData };
  };
  return {
    startByte: 0,
    endByte: file.bytes,
    promisedSeconds: undefined,
    slackSeconds: 0,
    decoder: {
      decode: (chunk) => quietly(async () => toSound(await decoder.decode(chunk))),
      finish: () => quietly(async () => toSound(await decoder.flush())),
      free: () => decoder.free(),
    },
  };
}

/** Ogg does not contain its length, but it marks its last page. */
function refuseTruncated({ descriptor, bytes }: SoundFile): void {
  const tail = readBytes(descriptor, Math.max(0, bytes - PAGE_BYTES), PAGE_BYTES);
  const lastPage = tail.lastIndexOf(PAGE_MARK, undefined, 'latin1');
  const flags = lastPage < 0 ? 0 : (tail[lastPage + 5] ?? 0);
  if ((flags & LAST_PAGE) === 0) throw new UnreadableSound('The file is cut off: its end is missing.');
}
