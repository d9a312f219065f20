import type { MixMatch } from '@afterglow/shared-contracts';
import type { Asked } from '../asked.ts';
import { FIRST_TRACK_LINE, matchReason, wordsOf } from './match-reason.ts';
import { momentsOf } from './moments.ts';
import type { FoundMix, SearchRepository } from '../search.repository.ts';
import type { Term } from '../words/search-terms.ts';
import { createTermCounter } from './term-counter.ts';

export interface MatchedMixes {
  readonly found: readonly MatchedMix[];
  readonly terms: readonly Term[];
}

export async function findMatchedMixes(
  repository: SearchRepository,
  { interpretation, sides, filter, page: { offset, limit } }: Asked,
): Promise<MatchedMixes> {
  const { ids, terms } = await repository.findMixes(interpretation, { filter, count: offset + limit, sides });
  const found = await repository.readMixes(ids.slice(offset));
  const others = sides.length > 0 ? sides : [terms].filter((each) => each !== interpretation.best);
  return { found: withReasons(found, [interpretation.best, ...others]), terms };
}

export type MatchedMix = FoundMix & { readonly match: MixMatch | undefined };

function withReasons(
  mixes: readonly FoundMix[],
  [best, ...others]: readonly [readonly Term[], ...(readonly Term[])[]],
): MatchedMix[] {
  const readingOf = (terms: readonly Term[]) => ({ terms, count: createTermCounter(terms) });
  const readings = [readingOf(best), ...others.map(readingOf)] as const;
  return mixes.map((mix) => {
    const reason = matchReason(mix.lines.map(wordsOf), readings);
    if (reason === undefined) return { ...mix, match: undefined };
    const { match, terms } = reason;
    const tracks = { tracks: mix.row.track_list, lines: mix.lines.slice(FIRST_TRACK_LINE), terms };
    return { ...mix, match: { ...match, moments: momentsOf(match.tracks, tracks) } };
  });
}
