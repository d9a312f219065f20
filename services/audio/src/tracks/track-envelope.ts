import * as z from 'zod/mini';

/** The loudness of a track over time: root mean squares (0 to 1) of steps of `stepFrames` MP3 frames. */
export const trackEnvelopeSchema = z.object({
  stepFrames: z.int().check(z.positive()),
  levels: z.array(z.number().check(z.minimum(0), z.maximum(1))),
});
export type TrackEnvelope = z.infer<typeof trackEnvelopeSchema>;

export const ENVELOPE_STEP_FRAMES = 10;
const PRECISION = 10_000;

/** Measures the envelope of a track from its audio, one MP3 frame at a time. */
export class EnvelopeMeter {
  readonly #levels: number[] = [];
  #power = 0;
  #samples = 0;
  #frames = 0;

  add(block: { readonly left: Float32Array; readonly right: Float32Array }): void {
    for (const side of [block.left, block.right]) {
      for (const value of side) this.#power += value * value;
      this.#samples += side.length;
    }
    this.#frames += 1;
    if (this.#frames === ENVELOPE_STEP_FRAMES) this.#closeStep();
  }

  finish(): TrackEnvelope {
    if (this.#frames > 0) this.#closeStep();
    return { stepFrames: ENVELOPE_STEP_FRAMES, levels: this.#levels };
  }

  #closeStep(): void {
    const level = Math.sqrt(this.#power / Math.max(1, this.#samples));
    this.#levels.push(Math.min(1, Math.round(level * PRECISION) / PRECISION));
    this.#power = 0;
    this.#samples = 0;
    this.#frames = 0;
  }
}
