import type { MusicSource } from '@afterglow/audio';
import { GENERATOR_VERSION } from './generator-version.ts';
import type { Track } from './track-library.ts';

export function createDemoMusic(pieces: readonly Track[]): MusicSource {
  return { version: GENERATOR_VERSION, pieces, rendererUrl: new URL('render-piece.ts', import.meta.url).href };
}
