import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import type { Random } from '../random.ts';
import type { Sample } from '../sample.ts';
import { type FillStretch, renderAsHeard } from './render-sample.ts';

const CRACKLES_PER_SECOND = 9;
const FILTER_UPDATE_SAMPLES = 64;
const EDGE_SECONDS = 0.4;

/** Fades both ends, so that a texture can be looped without a seam. */
function edgeAt(index: number, length: number): number {
  const edge = EDGE_SECONDS * SAMPLE_RATE_HZ;
  return Math.min(1, index / edge, (length - index) / edge);
}

/** The crackle of a much-played record. */
export function vinyl(seconds: number, random: Random): Sample {
  const side = (): FillStretch => {
    const dust = new StateVariableFilter(2600, 0.8);
    const hiss = new StateVariableFilter(5000);
    return (samples, from, to) => {
      for (let index = from; index < to; index += 1) {
        const isCrackle = random.chance(CRACKLES_PER_SECOND / SAMPLE_RATE_HZ);
        const crackle = isCrackle ? random.between(-1, 1) * random.next() * 14 : 0;
        const noise = dust.band(crackle) + hiss.low(random.between(-1, 1)) * 0.05;
        samples[index] = noise * edgeAt(index, samples.length);
      }
    };
  };
  return renderAsHeard(seconds, side(), side());
}

/** Slow waves of filtered air: sea, wind, a distant road. */
export function air(seconds: number, centerHz: number, random: Random): Sample {
  const side = (): FillStretch => {
    const band = new StateVariableFilter(centerHz, 1.1);
    const pace = random.between(0.05, 0.11);
    const start = random.next();
    let wave = 0;
    return (samples, from, to) => {
      for (let index = from; index < to; index += 1) {
        if (index % FILTER_UPDATE_SAMPLES === 0) {
          wave = Math.sin(2 * Math.PI * (start + (pace * index) / SAMPLE_RATE_HZ));
          band.tune(centerHz * (1 + 0.5 * wave), 1.1);
        }
        samples[index] = band.band(random.between(-1, 1)) * (0.55 + 0.45 * wave) * edgeAt(index, samples.length);
      }
    };
  };
  return renderAsHeard(seconds, side(), side());
}
