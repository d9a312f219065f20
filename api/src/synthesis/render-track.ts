import { composeTrack } from './compose-track.ts';
import type { Score } from './composition/score.ts';
import { LoudnessMeter } from './mixing/loudness.ts';
import { Master } from './mixing/master.ts';
import { MixingDesk } from './mixing/mixing-desk.ts';
import type { StereoBlock } from './mixing/stereo-block.ts';
import { BLOCK_SAMPLES } from './mixing/stereo-block.ts';
import { secondsToSamples } from './sample.ts';
import { STYLES } from './styles/styles.ts';
import type { Track } from './track-library.ts';

const MEASURED_SECONDS = 5;

/** Listens to a few seconds of the fullest section first, so that every track comes out equally loud. */
function masterGain(score: Score, target: number): number {
  const start = score.loudestBar * score.barSamples;
  const desk = new MixingDesk(score, start);
  const meter = new LoudnessMeter();
  const blocks = Math.min(secondsToSamples(MEASURED_SECONDS), score.totalSamples - start) / BLOCK_SAMPLES;
  for (let block = 0; block < blocks; block += 1) meter.add(desk.nextBlock());
  return target / Math.max(1e-6, meter.value);
}

/**
 * The track's sound, one MP3 frame (1152 samples a side, 48 kHz, -1 to 1) at a time; the same track gives the same
 * samples on every machine. A yielded block is overwritten by the next.
 */
export function* renderTrack(track: Track): Generator<StereoBlock, void, void> {
  const style = STYLES[track.style];
  const score = composeTrack(style, track.seed, track.bars);
  const master = new Master(masterGain(score, style.loudness), score.totalSamples, style.fadeSeconds);
  const desk = new MixingDesk(score);
  for (let position = 0; position < score.totalSamples; position += BLOCK_SAMPLES) {
    const block = desk.nextBlock();
    master.process(block, position);
    yield block;
  }
}
