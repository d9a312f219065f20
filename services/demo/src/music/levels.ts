import { gainForLevel } from './composition/balance.ts';
import type { Score } from './composition/score.ts';
import { LoudnessMeter } from './mixing/loudness.ts';
import { MixingDesk } from './mixing/mixing-desk.ts';
import { BLOCK_SAMPLES } from './mixing/stereo-block.ts';
import { secondsToSamples } from './sample.ts';

export interface Levels {
  readonly master: number;
  /** One per part, in order. */
  readonly parts: readonly number[];
}

const MEASURED_SECONDS = 5;
/** More precise than hearing, and short enough to be stored as text. */
const SIGNIFICANT_DIGITS = 5;

/** Measures a few seconds of the fullest section, so that every track is equally loud. */
function masterGain(score: Score, parts: readonly number[], target: number): number {
  const start = score.loudestBar * score.barSamples;
  const desk = new MixingDesk(score, parts, start);
  const meter = new LoudnessMeter();
  const blocks = Math.min(secondsToSamples(MEASURED_SECONDS), score.totalSamples - start) / BLOCK_SAMPLES;
  for (let block = 0; block < blocks; block += 1) meter.add(desk.nextBlock());
  return target / Math.max(1e-6, meter.value);
}

function rounded(level: number): number {
  return Number(level.toPrecision(SIGNIFICANT_DIGITS));
}

/** Balances the parts and brings the whole to its loudness. Renders every sound of the track, which takes time. */
export function measureLevels(score: Score, loudness: number): Levels {
  const parts = score.parts.map(({ events, playingSamples, settings }) => {
    return rounded(gainForLevel(events, playingSamples, settings.levelDb));
  });
  return { master: rounded(masterGain(score, parts, loudness)), parts };
}
