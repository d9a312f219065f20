import type { MusicSource, Piece } from '@afterglow/audio';
import * as z from 'zod/mini';
import { asNumber, readTable } from './read-table.ts';

/** Two pieces of each style, one bar long, so that music is rendered quickly. */
export const SMALL_PIECES: readonly Piece[] = readTable(
  'pieces',
  z.object({ id: z.string(), style: z.string(), frames: asNumber }),
);

export const SMALL_MUSIC: MusicSource = {
  version: 'tones-1',
  pieces: SMALL_PIECES,
  rendererUrl: new URL('render-tone.ts', import.meta.url).href,
};
