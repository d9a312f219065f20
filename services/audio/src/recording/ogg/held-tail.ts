import { NO_SOUND, type Sound, samplesOf } from '../samples/sound.ts';

/** Holds back the last samples until the length is known, to cut off excess ones. */
export class HeldTail {
  readonly #heldSamples: number;
  #held: Sound = NO_SOUND;
  #samples = 0;

  constructor(heldSamples: number) {
    this.#heldSamples = heldSamples;
  }

  add(sound: Sound): Sound {
    const { sampleRateHz, channels } = this.#take(sound);
    const given = Math.max(0, (channels[0]?.length ?? 0) - this.#heldSamples);
    this.#held = { sampleRateHz, channels: channels.map((side) => side.slice(given)) };
    return { sampleRateHz, channels: channels.map((side) => side.subarray(0, given)) };
  }

  /** The rest and the last audio. A length that would cut off more than the rest is wrong, and is ignored. */
  finish(last: Sound, rightSamples: number): Sound {
    const rest = this.#take(last);
    const excess = this.#samples - rightSamples;
    const retained = samplesOf(rest) - (excess > 0 && excess <= samplesOf(rest) ? excess : 0);
    return { ...rest, channels: rest.channels.map((side) => side.subarray(0, retained)) };
  }

  #take(sound: Sound): Sound {
    if (samplesOf(sound) === 0) return this.#held;
    this.#samples += samplesOf(sound);
    const channels = sound.channels.map((side, index) => joined(this.#held.channels[index], side));
    return { sampleRateHz: sound.sampleRateHz, channels };
  }
}

function joined(first: Float32Array | undefined, second: Float32Array): Float32Array {
  if (first === undefined || first.length === 0) return second;
  const whole = new Float32Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
