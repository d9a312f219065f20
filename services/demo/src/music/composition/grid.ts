import { FRAME_SAMPLES, SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';

const STEPS_PER_BAR = 16;

/** Maps bars and sixteenths to samples. A bar is a whole number of MP3 frames, so joined tracks stay on the beat. */
export interface Grid {
  readonly barSamples: number;
  readonly stepSamples: number;
  readonly barSeconds: number;
  readonly stepSeconds: number;
  sampleAt(bar: number, step: number): number;
}

/** `swing` delays every second sixteenth by that fraction of a step. */
export function createGrid(framesPerBar: number, swing: number): Grid {
  const barSamples = framesPerBar * FRAME_SAMPLES;
  const stepSamples = barSamples / STEPS_PER_BAR;
  return {
    barSamples,
    stepSamples,
    barSeconds: barSamples / SAMPLE_RATE_HZ,
    stepSeconds: stepSamples / SAMPLE_RATE_HZ,
    sampleAt: (bar, step) =>
      bar * barSamples + step * stepSamples + (step % 2 === 1 ? Math.round(swing * stepSamples) : 0),
  };
}
