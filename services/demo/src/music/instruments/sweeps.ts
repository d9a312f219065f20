import { decayAt } from '../dsp/envelopes.ts';
import { SineOscillator } from '../dsp/oscillators.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import type { Random } from '../random.ts';
import { type Sample, normalize } from '../sample.ts';
import { renderMono, renderStereo } from './render-sample.ts';

const FILTER_UPDATE_SAMPLES = 64;

function noiseSweep(
  seconds: number,
  fromHz: number,
  toHz: number,
  random: Random,
  levelAt: (x: number) => number,
): Sample {
  const side = () => {
    const filter = new StateVariableFilter(fromHz, 1.6);
    return (samples: Float32Array) => {
      for (let index = 0; index < samples.length; index += 1) {
        const progress = index / samples.length;
        if (index % FILTER_UPDATE_SAMPLES === 0) filter.tune(fromHz * (toHz / fromHz) ** progress, 1.6);
        samples[index] = filter.band(random.between(-1, 1)) * levelAt(progress);
      }
    };
  };
  return normalize(renderStereo(seconds, side(), side()));
}

/** Rises over its whole length and is cut off at the top. */
export function riser(seconds: number, random: Random): Sample {
  return noiseSweep(seconds, 300, 9000, random, (progress) => progress * progress * Math.min(1, (1 - progress) * 200));
}

export function downlifter(seconds: number, random: Random): Sample {
  return noiseSweep(seconds, 7000, 250, random, (progress) => (1 - progress) ** 2);
}

/** A low boom under the first beat of a new section. */
export function impact(random: Random): Sample {
  const boom = new SineOscillator(58);
  const dust = new StateVariableFilter(420);
  const sample = renderMono(2.4, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      boom.tune(38 + 30 * decayAt(index, 0.12));
      const rumble = dust.low(random.between(-1, 1)) * 0.5 * decayAt(index, 0.3);
      samples[index] = boom.next() * decayAt(index, 0.5) + rumble;
    }
  });
  return normalize(sample);
}
