import { composeTrack } from './compose-track.ts';
import { measureLevels, type Levels } from './levels.ts';
import { LEVELS } from './levels-of-library.ts';
import { Master } from './mixing/master.ts';
import { MixingDesk } from './mixing/mixing-desk.ts';
import { type StereoBlock, BLOCK_SAMPLES } from './mixing/stereo-block.ts';
import { STYLES } from './styles/styles.ts';
import type { Track } from './track-library.ts';

/**
 * The track's audio, one MP3 frame (1152 samples per channel, 48 kHz, -1 to 1) at a time; the same track gives the same samples on every
 * machine. The next block overwrites a yielded one. For tracks of the library the first block is available immediately; the levels of any
 * other are measured first.
 */
export function* renderTrack(track: Pick<Track, 'id' | 'style' | 'seed' | 'bars'>): Generator<StereoBlock, void, void> {
  const style = STYLES[track.style];
  const score = composeTrack(style, track.seed, track.bars);
  const levels = knownLevels(track.id) ?? measureLevels(score, style.loudness);
  const master = new Master(levels.master, score.totalSamples, style.fadeSeconds);
  const desk = new MixingDesk(score, levels.parts);
  for (let position = 0; position < score.totalSamples; position += BLOCK_SAMPLES) {
    const block = desk.nextBlock();
    master.process(block, position);
    yield block;
  }
}

/** The levels of a track of the library, measured beforehand; undefined for any other. */
export function knownLevels(trackId: string): Levels | undefined {
  const written = LEVELS[trackId];
  if (written === undefined) return undefined;
  const [master = 0, ...parts] = written.split(' ').map(Number);
  return { master, parts };
}
