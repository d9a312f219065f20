import { expect, test } from '@playwright/test';
import { lossOf, type Sample } from './sound-loss.ts';

const LASTS_MS = 10_000;
const EVERY_MS = 100;

/** The samples of ten seconds in which the sound stood still in these spans. */
function recorded(...gaps: readonly (readonly [fromMs: number, untilMs: number])[]): readonly Sample[] {
  const isSilent = (atMs: number) => gaps.some(([fromMs, untilMs]) => atMs > fromMs && atMs <= untilMs);
  let positionMs = 0;
  return Array.from({ length: LASTS_MS / EVERY_MS + 1 }, (_, index) => {
    const atMs = index * EVERY_MS;
    if (index > 0 && !isSilent(atMs)) positionMs += EVERY_MS;
    return { atMs, positionMs };
  });
}

for (const [what, player, machine, silentMs, longestGapMs] of [
  ['the player alone loses a second', recorded([2000, 3000]), recorded(), 1000, 1000],
  ['both lose the same second', recorded([2000, 3000]), recorded([2000, 3000]), 0, 0],
  ['the machine explains half of a gap', recorded([2000, 3000]), recorded([2500, 4000]), 0, 500],
  ['the machine loses another second', recorded([2000, 3000]), recorded([6000, 7000]), 0, 1000],
  ['only the bare element loses sound', recorded(), recorded([2000, 3000]), 0, 0],
  [
    'the player loses two of which one is its own',
    recorded([1000, 2000], [5000, 6000]),
    recorded([1000, 2000]),
    1000,
    1000,
  ],
] as const) {
  test(`a measured loss of sound, when ${what}, is ${silentMs} ms with a gap of ${longestGapMs}`, () => {
    expect(lossOf(player, machine)).toEqual({ wallMs: LASTS_MS, silentMs, longestGapMs });
  });
}
