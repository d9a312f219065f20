import { setImmediate as nextTurn } from 'node:timers/promises';
import { BRAND, type BitrateKbps } from '@afterglow/shared-contracts';
import { FRAME_SAMPLES, SAMPLE_RATE_HZ } from '../tracks/mp3-format.ts';
import type { SoundBlock } from '../tracks/music-source.ts';
import { renderInSlices } from '../tracks/render-in-slices.ts';
import { createTrackEncoder } from '../tracks/track-encoder.ts';

/** The title of the loop, in place of the mix's. */
export const EMERGENCY_LOOP = 'Emergency loop: this mix is unavailable right now';
/** What other players show while the loop is on the air. */
export const EMERGENCY_TITLE = `${BRAND} - ${EMERGENCY_LOOP}`;

/** What is on the air instead of a recording that is missing: two soft tones and a pause, again and again, and never other music. */
export interface EmergencyLoop {
  peek(kbps: BitrateKbps): Buffer | undefined;
  /** Rendered once per rate. Resolves when `peek` returns it. */
  make(kbps: BitrateKbps): Promise<Buffer>;
}

/** A loop with nothing rendered yet. */
export function createEmergencyLoop(): EmergencyLoop {
  const made = new Map<BitrateKbps, Buffer>();
  const pending = new Map<BitrateKbps, Promise<Buffer>>();

  async function render(kbps: BitrateKbps): Promise<Buffer> {
    const encoder = await createTrackEncoder(kbps);
    try {
      // In turns, because other streams go on meanwhile.
      for (const _frames of renderInSlices(renderLoop(), (block) => encoder.add(block))) await nextTurn();
      const loop = encoder.finish(LOOP_FRAMES);
      made.set(kbps, loop);
      return loop;
    } finally {
      encoder.release();
    }
  }

  return {
    peek: (kbps) => made.get(kbps),
    make(kbps) {
      const known = pending.get(kbps);
      if (known !== undefined) return known;
      const making = render(kbps).catch((error: unknown) => {
        pending.delete(kbps);
        throw error;
      });
      pending.set(kbps, making);
      return making;
    },
  };
}

/** Six seconds. */
const LOOP_FRAMES = 250;
const TONE_SECONDS = 1.2;
const ATTACK_SECONDS = 0.05;
/** Far below music, because some sleep to it. */
const LOUDNESS = 0.08;
/** E4 and A4. */
const TONES = [
  { hertz: 329.63, startSeconds: 0.5 },
  { hertz: 440, startSeconds: 2 },
];

function* renderLoop(): Generator<SoundBlock, void, void> {
  for (let frame = 0; frame < LOOP_FRAMES; frame += 1) {
    const sound = Float32Array.from({ length: FRAME_SAMPLES }, (_, index) =>
      levelAt((frame * FRAME_SAMPLES + index) / SAMPLE_RATE_HZ),
    );
    yield { left: sound, right: sound };
  }
}

function levelAt(seconds: number): number {
  return TONES.reduce((level, { hertz, startSeconds }) => {
    const sinceSeconds = seconds - startSeconds;
    if (sinceSeconds < 0 || sinceSeconds > TONE_SECONDS) return level;
    const swell = Math.min(1, sinceSeconds / ATTACK_SECONDS) * (1 - sinceSeconds / TONE_SECONDS) ** 2;
    return level + LOUDNESS * swell * Math.sin(2 * Math.PI * hertz * sinceSeconds);
  }, 0);
}
