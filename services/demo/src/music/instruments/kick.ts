import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';
import { decayAt, envelopeAt } from '../dsp/envelopes.ts';
import { SineOscillator } from '../dsp/oscillators.ts';
import { softClip } from '../dsp/soft-clip.ts';
import type { Random } from '../random.ts';
import { type Sample, normalize } from '../sample.ts';
import { renderMono } from './render-sample.ts';

export interface KickShape {
  readonly pitchHz: number;
  /** How far above its pitch the drum starts. */
  readonly snapHz: number;
  readonly snapSeconds: number;
  readonly decaySeconds: number;
  readonly click: number;
  readonly drive: number;
}

const BODY_RELEASE_SECONDS = 0.03;

export function kick(shape: KickShape, random: Random): Sample {
  const body = new SineOscillator(shape.pitchHz);
  const envelope = { attackSeconds: 0.0006, decaySeconds: shape.decaySeconds, releaseSeconds: BODY_RELEASE_SECONDS };
  const sample = renderMono(shape.decaySeconds * 3.2, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      const snap = shape.snapHz * decayAt(index, shape.snapSeconds);
      const knock = 0.4 * shape.snapHz * decayAt(index, shape.snapSeconds / 6);
      body.tune(shape.pitchHz + snap + knock);
      const click = index < SAMPLE_RATE_HZ * 0.004 ? random.between(-1, 1) * shape.click * decayAt(index, 0.0012) : 0;
      const tone = body.next() * envelopeAt(envelope, index, samples.length);
      samples[index] = softClip((tone + click) * shape.drive);
    }
  });
  return normalize(sample);
}
