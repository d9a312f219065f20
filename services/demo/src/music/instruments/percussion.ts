import { decayAt } from '../dsp/envelopes.ts';
import { SineOscillator, SquareOscillator } from '../dsp/oscillators.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import type { Random } from '../random.ts';
import { type Sample, normalize } from '../sample.ts';
import { renderMono } from './render-sample.ts';

/** A hand drum: a pitch that drops a little and a slap of skin. */
export function conga(pitchHz: number, random: Random): Sample {
  const skin = new SineOscillator(pitchHz);
  const slap = new StateVariableFilter(2200, 1.2);
  const sample = renderMono(0.34, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      skin.tune(pitchHz * (1 + 0.22 * decayAt(index, 0.012)));
      const tone = skin.next() * decayAt(index, 0.085);
      samples[index] = tone + slap.band(random.between(-1, 1)) * 0.7 * decayAt(index, 0.006);
    }
  });
  return normalize(sample);
}

/** Two clashing squares through a band: the bell of a street parade. */
export function cowbell(pitchHz: number): Sample {
  const low = new SquareOscillator(pitchHz);
  const high = new SquareOscillator(pitchHz * 1.504);
  const body = new StateVariableFilter(pitchHz * 2.4, 1.5);
  const sample = renderMono(0.3, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      const level = 0.6 * decayAt(index, 0.015) + 0.4 * decayAt(index, 0.09);
      samples[index] = body.band(low.next() + high.next()) * level;
    }
  });
  return normalize(sample);
}

/** A hollow click with a pitch, for patterns that respond to the drums. */
export function woodblock(pitchHz: number): Sample {
  const block = new SineOscillator(pitchHz);
  const hollow = new SineOscillator(pitchHz * 1.48);
  const sample = renderMono(0.12, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] = (block.next() + 0.5 * hollow.next()) * decayAt(index, 0.018);
    }
  });
  return normalize(sample);
}
