import { WAVEFORM_BARS } from '@afterglow/shared-contracts';
import type { MixLayout } from './mix-layout.ts';
import type { TrackEnvelope } from '../track-envelope.ts';

const LOUDEST = 100;

interface Stretch {
  readonly fromFrame: number;
  readonly toFrame: number;
  readonly power: number;
}

function stretchesOf(layout: MixLayout, envelopeOf: (trackId: string) => TrackEnvelope): Stretch[] {
  return layout.tracks.flatMap(({ trackId, startFrame, frames }) => {
    const { stepFrames, levels } = envelopeOf(trackId);
    return levels.map((level, step) => ({
      fromFrame: startFrame + step * stepFrames,
      toFrame: startFrame + Math.min(frames, (step + 1) * stepFrames),
      power: level * level,
    }));
  });
}

function addStretch(energies: Float64Array, stretch: Stretch, framesPerBar: number): void {
  const lastBar = Math.min(energies.length - 1, Math.ceil(stretch.toFrame / framesPerBar) - 1);
  for (let bar = Math.floor(stretch.fromFrame / framesPerBar); bar <= lastBar; bar += 1) {
    const from = Math.max(stretch.fromFrame, bar * framesPerBar);
    const to = Math.min(stretch.toFrame, (bar + 1) * framesPerBar);
    energies[bar] = (energies[bar] ?? 0) + stretch.power * Math.max(0, to - from);
  }
}

/** 140 integers, the mix's loudness bar by bar; the loudest bar is 100. */
export function mixWaveform(layout: MixLayout, envelopeOf: (trackId: string) => TrackEnvelope): number[] {
  const framesPerBar = layout.frames / WAVEFORM_BARS;
  const energies = new Float64Array(WAVEFORM_BARS);
  for (const stretch of stretchesOf(layout, envelopeOf)) addStretch(energies, stretch, framesPerBar);
  const levels = Array.from(energies, (energy) => Math.sqrt(energy / framesPerBar));
  const loudest = Math.max(...levels, Number.MIN_VALUE);
  return levels.map((level) => Math.round((level / loudest) * LOUDEST));
}
