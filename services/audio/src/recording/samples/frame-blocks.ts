import { FRAME_SAMPLES, SAMPLE_RATE_HZ } from '../../tracks/mp3-format.ts';
import { Resampler } from './resampler.ts';
import { samplesOf, type Sound } from './sound.ts';
import { type Stereo, toStereo } from './to-stereo.ts';
import { UnreadableSound } from '../source/unreadable-sound.ts';

const LOWEST_RATE_HZ = 8_000;
const HIGHEST_RATE_HZ = 192_000;

interface Converter {
  readonly rateHz: number;
  readonly left: Resampler;
  readonly right: Resampler;
}

/** Turns audio of any rate into stereo blocks of one MP3 frame (1152 samples at 48 kHz). */
export class FrameBlocks {
  #converter: Converter | undefined;
  #block: Stereo = emptyBlock();
  #filled = 0;
  samples = 0;

  *add(sound: Sound): Generator<Stereo, void, void> {
    if (samplesOf(sound) === 0) return;
    const { left, right } = toStereo(sound);
    if ((this.#converter?.rateHz ?? SAMPLE_RATE_HZ) !== sound.sampleRateHz) {
      yield* this.#finishConverter();
      this.#converter = createConverter(sound.sampleRateHz);
    }
    const converter = this.#converter;
    if (converter === undefined) yield* this.#collect({ left, right });
    else yield* this.#collect({ left: converter.left.process(left), right: converter.right.process(right) });
  }

  /** Fills the last block with silence. */
  *finish(): Generator<Stereo, void, void> {
    yield* this.#finishConverter();
    if (this.#filled === 0) return;
    this.#block.left.fill(0, this.#filled);
    this.#block.right.fill(0, this.#filled);
    yield this.#block;
  }

  *#finishConverter(): Generator<Stereo, void, void> {
    const converter = this.#converter;
    this.#converter = undefined;
    if (converter !== undefined)
      yield* this.#collect({ left: converter.left.finish(), right: converter.right.finish() });
  }

  *#collect({ left, right }: Stereo): Generator<Stereo, void, void> {
    this.samples += left.length;
    for (let position = 0; position < left.length;) {
      const taken = Math.min(FRAME_SAMPLES - this.#filled, left.length - position);
      this.#block.left.set(left.subarray(position, position + taken), this.#filled);
      this.#block.right.set(right.subarray(position, position + taken), this.#filled);
      position += taken;
      this.#filled += taken;
      if (this.#filled < FRAME_SAMPLES) return;
      yield this.#block;
      this.#filled = 0;
    }
  }
}

function emptyBlock(): Stereo {
  return { left: new Float32Array(FRAME_SAMPLES), right: new Float32Array(FRAME_SAMPLES) };
}

function createConverter(rateHz: number): Converter | undefined {
  if (rateHz === SAMPLE_RATE_HZ) return undefined;
  if (rateHz < LOWEST_RATE_HZ || rateHz > HIGHEST_RATE_HZ || !Number.isInteger(rateHz)) {
    throw new UnreadableSound(`Its sample rate of ${rateHz} Hz isn't supported. Use 8000 to 192000 Hz.`);
  }
  return { rateHz, left: new Resampler(rateHz), right: new Resampler(rateHz) };
}
