import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { FileWindow } from '../source/file-window.ts';
import { findFlacParts } from './flac-parts.ts';
import { withoutConsole } from '../source/without-console.ts';
import type { SoundFile } from '../source/sound-file.ts';
import { NO_SOUND, type Sound, type SoundDecoder, type SoundSource } from '../samples/sound.ts';
import { startOfTrailingTags } from '../source/surrounding-tags.ts';

/** Lengths are exact; this only allows rounding by a change of sampling rate. */
const SLACK_SECONDS = 0.01;

export function openFlac(file: SoundFile, startByte: number): SoundSource {
  const window = new FileWindow(file);
  const { parts, promisedSeconds, notes } = findFlacParts(window, startByte, startOfTrailingTags(window, startByte));
  return {
    parts: parts.map(({ ranges, frameEnds }) => ({ ranges, frameEnds, open: openDecoder })),
    promisedSeconds,
    slackSeconds: SLACK_SECONDS,
    notes,
  };
}

async function openDecoder(): Promise<SoundDecoder> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  return {
    decode: (frame) => withoutConsole(async () => toSound(await decoder.decodeFrames([frame]))),
    finish: () => Promise.resolve(NO_SOUND),
    free: () => decoder.free(),
  };
}

function toSound({ channelData, sampleRate }: Awaited<ReturnType<FLACDecoder['decode']>>): Sound {
  return { sampleRateHz: sampleRate, channels: channelData };
}
