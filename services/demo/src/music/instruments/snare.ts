import { decayAt } from '../dsp/envelopes.ts';
import { SineOscillator } from '../dsp/oscillators.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import { softClip } from '../dsp/soft-clip.ts';
import type { Random } from '../random.ts';
import { type Sample, normalize } from '../sample.ts';
import { renderMono, renderStereo } from './render-sample.ts';

export interface SnareShape {
  readonly toneHz: number;
  readonly noiseHz: number;
  readonly decaySeconds: number;
}

export function snare(shape: SnareShape, random: Random): Sample {
  const low = new SineOscillator(shape.toneHz);
  const high = new SineOscillator(shape.toneHz * 1.58);
  const wires = new StateVariableFilter(shape.noiseHz, 0.6);
  const rattle = new StateVariableFilter(900);
  const sample = renderMono(shape.decaySeconds * 4, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      low.tune(shape.toneHz * (1 + 0.9 * decayAt(index, 0.006)));
      const drum = (low.next() * 0.9 + high.next() * 0.45) * decayAt(index, shape.decaySeconds * 0.55);
      const noise = rattle.high(wires.band(random.between(-1, 1)) * 1.6 + random.between(-0.4, 0.4));
      samples[index] = softClip((drum + noise * decayAt(index, shape.decaySeconds)) * 1.5);
    }
  });
  return normalize(sample);
}

/** In samples. */
const BURST_STARTS = [0, 456, 1008];
const TAIL_START = 1000;

/** Three quick bursts and a tail, each side with its own noise. */
export function clap(decaySeconds: number, brightnessHz: number, random: Random): Sample {
  const side = () => {
    const color = new StateVariableFilter(brightnessHz, 1.3);
    const body = new StateVariableFilter(500);
    return (samples: Float32Array) => {
      for (let index = 0; index < samples.length; index += 1) {
        let level = index < TAIL_START ? 0 : 0.65 * decayAt(index - TAIL_START, decaySeconds);
        for (const start of BURST_STARTS) if (index >= start) level += decayAt(index - start, 0.004);
        samples[index] = body.high(color.band(random.between(-1, 1))) * level;
      }
    };
  };
  return normalize(renderStereo(decaySeconds * 4.5, side(), side()));
}

/** A dry stick on the rim. */
export function rimshot(pitchHz: number): Sample {
  const wood = new SineOscillator(pitchHz);
  const edge = new SineOscillator(pitchHz * 2.71);
  return normalize(
    renderMono(0.09, (samples) => {
      for (let index = 0; index < samples.length; index += 1) {
        const tone = wood.next() * decayAt(index, 0.012) + edge.next() * decayAt(index, 0.005);
        samples[index] = softClip(2 * tone);
      }
    }),
  );
}
