import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import { FileWindow } from '../source/file-window.ts';
import { HeldTail } from './held-tail.ts';
import { type OggCodec, oggCodecOf, type OpusCodec } from './ogg-codec.ts';
import { findOggLinks, type OggLink, type OggStream } from './ogg-parts.ts';
import { withoutConsole } from '../source/without-console.ts';
import type { SoundFile } from '../source/sound-file.ts';
import type { Sound, SoundDecoder, SoundPart, SoundSource } from '../samples/sound.ts';
import { startOfTrailingTags } from '../source/surrounding-tags.ts';
import { UnreadableSound } from '../source/unreadable-sound.ts';

/** By the number of channels: the Ogg index of each channel in WAV order (left, right, center, bass, rear, sides). */
const PLACES: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 1],
  5: [0, 2, 1, 3, 4],
  6: [0, 2, 1, 5, 3, 4],
  7: [0, 2, 1, 6, 5, 3, 4],
  8: [0, 2, 1, 7, 5, 6, 3, 4],
};

/** Loudspeaker channels. Others (a sound field, or anything) cannot be mixed without more information. */
const SPEAKERS = new Set([0, 1]);

export function openOgg(file: SoundFile, startByte: number): SoundSource {
  const window = new FileWindow(file);
  const { links, notes } = findOggLinks(window, startByte, startOfTrailingTags(window, startByte));
  const chosen = links.map((link, index) => chooseStream(link, index));
  const last = chosen.at(-1);
  if (last?.stream.isComplete !== true) throw new UnreadableSound('The file is cut off. Its end is missing.');
  return {
    parts: chosen.map(({ part }) => part),
    promisedSeconds: undefined,
    slackSeconds: 0,
    notes: [...notes, ...chosen.flatMap((link) => link.notes), ...doubtsOf(chosen.map(({ stream }) => stream))],
  };
}

interface Chosen {
  readonly stream: OggStream;
  readonly part: SoundPart;
  readonly notes: readonly string[];
}

function chooseStream({ streams }: OggLink, index: number): Chosen {
  const known = streams.map((stream) => ({ stream, codec: oggCodecOf(stream.head) }));
  const sounds = known.filter(({ codec }) => codec.kind !== 'other');
  const [first] = sounds.filter(({ codec }) => codec.kind !== 'unreadable');
  if (first === undefined) throw new UnreadableSound(refusalOf(sounds[0]?.codec, index));
  const { stream, codec } = first;
  const left = [...new Set(known.filter((one) => one.stream !== stream).map(({ codec: other }) => nameOf(other)))];
  return {
    stream,
    part: { ranges: stream.ranges, open: () => openDecoder(codec, stream, index) },
    notes: left.filter((name) => name !== '').map((name) => `We left out its ${name}.`),
  };
}

function nameOf(codec: OggCodec): string {
  return codec.kind === 'other' ? codec.name : 'second audio track';
}

function refusalOf(codec: OggCodec | undefined, index: number): string {
  if (codec?.kind !== 'unreadable') return "It's an Ogg file without audio.";
  if (index === 0) return `It's an Ogg file with ${codec.name}, not Vorbis or Opus. Convert it.`;
  return `Recording ${index + 1} of the file is ${codec.name}, not Vorbis or Opus. Convert the file.`;
}

function doubtsOf(streams: readonly OggStream[]): string[] {
  const unended = streams.slice(0, -1).filter(({ isComplete }) => !isComplete).length;
  const lost = streams.reduce((sum, { lostPages }) => sum + lostPages, 0);
  return [
    ...(unended === 0 ? [] : ['A recording inside the file has no end. We used what is there. Check how it plays.']),
    ...(lost === 0 ? [] : [`${lost} pages of the file are missing. Check how it plays.`]),
  ];
}

function openDecoder(codec: OggCodec, stream: OggStream, index: number): Promise<SoundDecoder> {
  if (codec.kind !== 'opus') return openVorbis();
  if (SPEAKERS.has(codec.mappingFamily) || codec.channels <= 2) return openOpus(codec, Number(stream.lastGranule));
  const which = index === 0 ? 'Its audio' : `Recording ${index + 1} of the file`;
  throw new UnreadableSound(
    `${which} is Opus with ${codec.channels} channels that aren't speakers. Convert it to stereo.`,
  );
}

async function openVorbis(): Promise<SoundDecoder> {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  return {
    decode: (chunk) => withoutConsole(async () => toSound(await decoder.decode(chunk))),
    finish: () => withoutConsole(async () => toSound(await decoder.flush())),
    free: () => decoder.free(),
  };
}

/** The position of the last page includes the samples that are skipped at the start. */
async function openOpus({ gain, skippedSamples }: OpusCodec, lastPosition: number): Promise<SoundDecoder> {
  const decoder = new OggOpusDecoder();
  await decoder.ready;
  const tail = new HeldTail(skippedSamples);
  const add = (decoded: Decoded) => tail.add(amplified(toSound(decoded), gain));
  return {
    // It returns a promise, despite its types.
    decode: (chunk) => withoutConsole(async () => add(await Promise.resolve(decoder.decode(chunk)))),
    finish: () =>
      withoutConsole(async () => {
        const last = amplified(toSound(await decoder.flush()), gain);
        return tail.finish(last, lastPosition - skippedSamples);
      }),
    free: () => decoder.free(),
  };
}

type Decoded = Awaited<ReturnType<OggVorbisDecoder['decode'] | OggOpusDecoder['decode']>>;

function toSound({ channelData, sampleRate }: Decoded): Sound {
  return { sampleRateHz: sampleRate, channels: inWavOrder(channelData) };
}

function amplified(sound: Sound, gain: number): Sound {
  if (gain === 1) return sound;
  const { sampleRateHz, channels } = sound;
  return { sampleRateHz, channels: channels.map((side) => side.map((value) => value * gain)) };
}

/** The channels of Vorbis and Opus, which start with left, center and right, in the order of WAV. */
function inWavOrder(channels: readonly Float32Array[]): Float32Array[] {
  const places = PLACES[channels.length];
  if (places === undefined) return [...channels];
  return places.flatMap((place) => channels[place] ?? []);
}
