import { decayAt, envelopeAt } from '../dsp/envelopes.ts';
import { SquareOscillator } from '../dsp/oscillators.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import type { Random } from '../random.ts';
import { type Sample, normalize } from '../sample.ts';
import { renderMono, renderStereo } from './render-sample.ts';

/** Ratios of the six oscillators in the classic drum machine's cymbal. */
const METAL_RATIOS = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523];
const METAL_BASE_HZ = 320;

export interface HatShape {
  readonly decaySeconds: number;
  readonly brightnessHz: number;
  /** 0 = air, 1 = metal. */
  readonly metal: number;
}

export function hat(shape: HatShape, random: Random): Sample {
  const metal = METAL_RATIOS.map((ratio) => new SquareOscillator(METAL_BASE_HZ * ratio * 1.6, 0.5, random.next()));
  const air = new StateVariableFilter(shape.brightnessHz);
  const sheen = new StateVariableFilter(shape.brightnessHz * 0.8);
  const envelope = { attackSeconds: 0.0008, decaySeconds: shape.decaySeconds, releaseSeconds: 0.01 };
  const sample = renderMono(shape.decaySeconds * 5, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      let ring = 0;
      for (const oscillator of metal) ring += oscillator.next();
      const bright = air.high(sheen.high(ring * 0.2 * shape.metal + random.between(-1, 1) * (1 - shape.metal * 0.6)));
      samples[index] = bright * envelopeAt(envelope, index, samples.length);
    }
  });
  return normalize(sample);
}

/** A soft burst that swells before it falls: the push of a shaken egg. */
export function shaker(decaySeconds: number, random: Random): Sample {
  const grain = new StateVariableFilter(6200, 0.9);
  const envelope = { attackSeconds: 0.018, decaySeconds, releaseSeconds: 0.02 };
  const sample = renderMono(decaySeconds * 4, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] = grain.band(random.between(-1, 1)) * envelopeAt(envelope, index, samples.length);
    }
  });
  return normalize(sample);
}

export function crash(seconds: number, random: Random): Sample {
  const side = () => {
    const shimmer = new StateVariableFilter(3800);
    return (samples: Float32Array) => {
      for (let index = 0; index < samples.length; index += 1) {
        const level = decayAt(index, 0.05) + decayAt(index, seconds / 4);
        samples[index] = shimmer.high(random.between(-1, 1)) * level;
      }
    };
  };
  return normalize(renderStereo(seconds, side(), side()));
}
