import { type Sample, at } from '../sample.ts';
import type { ScoreEvent } from './score.ts';

function energyOf({ left, right }: Sample): number {
  let energy = 0;
  for (let index = 0; index < left.length; index += 1) energy += at(left, index) ** 2 + at(right, index) ** 2;
  return energy / 2;
}

/**
 * The gain that brings a part to its level, for any instrument, pitch and pattern. Measured over the bars in which it plays, or only over
 * its notes when they are few.
 */
export function gainForLevel(events: readonly ScoreEvent[], playingSamples: number, levelDb: number): number {
  const energies = new Map<Sample, number>();
  let energy = 0;
  let soundingSamples = 0;
  for (const { sound, gain } of events) {
    const sample = sound.play();
    const known = energies.get(sample) ?? energyOf(sample);
    energies.set(sample, known);
    energy += known * gain * gain;
    soundingSamples += sample.left.length;
  }
  const power = energy / Math.max(1, Math.min(playingSamples, soundingSamples));
  return power === 0 ? 0 : 10 ** (levelDb / 20) / Math.sqrt(power);
}
