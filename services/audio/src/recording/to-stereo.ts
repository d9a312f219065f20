import type { Sound } from './sound.ts';

export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Weight of the centre and of the rear channel, compared with the front channel. */
const BESIDE = Math.SQRT1_2;

/** One channel goes to both sides; of more than two, the front, centre and rear channels are used. */
export function toStereo({ channels }: Sound): Stereo {
  const [left = new Float32Array(0), right] = channels;
  if (right === undefined) return { left, right: left };
  if (channels.length === 2) return { left, right };
  return { left: blended([left, channels[2], channels[4]]), right: blended([right, channels[2], channels[5]]) };
}

function blended([front, ...others]: readonly [Float32Array, ...(Float32Array | undefined)[]]): Float32Array {
  const beside = others.filter((other) => other !== undefined);
  const share = 1 / (1 + beside.length * BESIDE);
  return front.map((value, index) => share * beside.reduce((sum, other) => sum + BESIDE * (other[index] ?? 0), value));
}
