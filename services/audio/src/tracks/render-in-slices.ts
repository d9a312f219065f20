import type { SoundBlock } from './music-source.ts';

/** About 20 ms of work between two chances for more urgent work. */
const FRAMES_PER_TURN = 20;
/** The very first turn is short, because a listener waits for the first bytes. */
const FRAMES_OF_FIRST_TURN = 5;

/** The progress of a job: MP3 frames rendered, and bytes in its unfinished file. */
export interface Progress {
  readonly frames: number;
  readonly bytes: number;
}

/** Renders a piece block by block; after each turn it yields the number of frames. */
export function* renderInSlices(
  sound: Iterable<SoundBlock>,
  onBlock: (block: SoundBlock) => void,
): Generator<number, void, void> {
  let frames = 0;
  for (const block of sound) {
    onBlock(block);
    frames += 1;
    if (frames === FRAMES_OF_FIRST_TURN || frames % FRAMES_PER_TURN === 0) yield frames;
  }
}
