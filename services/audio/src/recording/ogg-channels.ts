/** By the number of channels: the Ogg index of each channel in WAV order (left, right, center, bass, rear, sides). */
const PLACES: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 1],
  5: [0, 2, 1, 3, 4],
  6: [0, 2, 1, 5, 3, 4],
  7: [0, 2, 1, 6, 5, 3, 4],
  8: [0, 2, 1, 7, 5, 6, 3, 4],
};

/** The channels of Vorbis and Opus, which start with left, center and right, in the order of WAV. */
export function inWavOrder(channels: readonly Float32Array[]): Float32Array[] {
  const places = PLACES[channels.length];
  if (places === undefined) return [...channels];
  return places.flatMap((place) => channels[place] ?? []);
}
