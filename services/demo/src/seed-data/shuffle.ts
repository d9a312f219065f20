import type { Random } from '#music/random.ts';

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .sort((first, second) => first.rank - second.rank)
    .map(({ item }) => item);
}
