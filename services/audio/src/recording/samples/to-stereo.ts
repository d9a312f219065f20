import type { Sound } from './sound.ts';

export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Weight of the center and of the rear and side channels, compared with the front channel. */
const BESIDE = Math.SQRT1_2;

interface Places {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** By the number of channels: the channels mixed into the front ones. The bass channel is omitted. */
const BESIDES: Readonly<Record<number, Places>> = {
  3: { left: [2], right: [2] },
  4: { left: [2], right: [3] },
  5: { left: [2, 3], right: [2, 4] },
  6: { left: [2, 4], right: [2, 5] },
  7: { left: [2, 4, 5], right: [2, 4, 6] },
  8: { left: [2, 4, 6], right: [2, 5, 7] },
};
const OF_MORE: Places = { left: [2, 4], right: [2, 5] };

/** One channel goes to both sides; of more than two, the front, center, rear and side channels are used. */
export function toStereo({ channels }: Sound): Stereo {
  const [left = new Float32Array(0), right] = channels;
  if (right === undefined) return { left, right: left };
  if (channels.length === 2) return { left, right };
  const beside = BESIDES[channels.length] ?? OF_MORE;
  const at = (places: readonly number[]) => places.flatMap((place) => channels[place] ?? []);
  return { left: blended(left, at(beside.left)), right: blended(right, at(beside.right)) };
}

function blended(front: Float32Array, beside: readonly Float32Array[]): Float32Array {
  const share = 1 / (1 + beside.length * BESIDE);
  return front.map((value, index) => share * beside.reduce((sum, other) => sum + BESIDE * (other[index] ?? 0), value));
}
