import type { Mix } from '@afterglow/shared-contracts';

/** This much of a long list is queued with the chosen mix. */
const BEFORE = 20;
const AFTER = 50;

/** A mix of a list by its index; undefined beyond the ends, and while its page is not loaded. */
export type GetMix = (place: number) => Mix | undefined;

/** The queue for a chosen index: the loaded mixes around it, without a gap. */
export function queueAround(
  mixAt: GetMix,
  place: number,
): { readonly mixes: readonly Mix[]; readonly position: number } {
  const before = run(mixAt, place - 1, -1, BEFORE).reverse();
  return { mixes: [...before, ...run(mixAt, place, 1, AFTER)], position: before.length };
}

/** The loaded mixes of a list from the first one on, without a gap. */
export function loadedFromStart(mixAt: GetMix): readonly Mix[] {
  return run(mixAt, 0, 1, Infinity);
}

function run(mixAt: GetMix, from: number, step: 1 | -1, most: number): Mix[] {
  const found: Mix[] = [];
  for (let place = from; found.length < most && place >= 0; place += step) {
    const mix = mixAt(place);
    if (!mix) break;
    found.push(mix);
  }
  return found;
}
