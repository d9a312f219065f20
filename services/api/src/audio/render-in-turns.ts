import { renderTrack } from '#synthesis/render-track.ts';
import type { Track } from '#synthesis/track-library.ts';

/** About 20 ms of work between two chances to do something more urgent. */
const FRAMES_PER_TURN = 20;
/** The very first turn is short: somebody waits for the first bytes. */
const FRAMES_OF_FIRST_TURN = 5;

/** One MP3 frame of sound. */
export type Block = { readonly left: Float32Array; readonly right: Float32Array };

/** How far a job has come: MP3 frames rendered, and the bytes that lie in its unfinished file. */
export type Progress = { readonly frames: number; readonly bytes: number };

/** Renders a track; after each turn it yields how many frames there are. */
export function* renderInTurns(track: Track, onBlock: (block: Block) => void): Generator<number, void, void> {
  let frames = 0;
  for (const block of renderTrack(track)) {
    onBlock(block);
    frames += 1;
    if (frames === FRAMES_OF_FIRST_TURN || frames % FRAMES_PER_TURN === 0) yield frames;
  }
}
