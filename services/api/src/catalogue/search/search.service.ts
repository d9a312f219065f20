import type { BestMatch, MixMatch, SearchResults } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { toArtist } from '../artist-rows.ts';
import type { PageRequest } from '../page.ts';
import { toShow } from '../show-rows.ts';
import { toEpisode } from '../to-episode.ts';
import { toMix } from '../to-mix.ts';
import { bestMatchOf, type FoundNames } from './best-match.ts';
import { FIRST_TRACK_LINE, matchReason, wordsOf } from './match-reason.ts';
import type { FoundMix, SearchRepository } from './search.repository.ts';
import type { Term } from './search-terms.ts';
import { createTermCounter } from './term-counter.ts';
import type { Understanding } from './understand-query.ts';

export interface Search {
  readonly results: SearchResults;
  readonly bestMatch: BestMatch | undefined;
  /** When the next broadcast of a found show begins, which will then be found too; in milliseconds since 1970. */
  readonly changesAtMs: number | undefined;
}

export interface SearchService {
  search(query: string, page: PageRequest): Promise<Search>;
}

export function createSearchService(repository: SearchRepository, clock: Clock): SearchService {
  return {
    async search(query, page) {
      const understanding = await repository.understand(query);
      const until = new Date(clock.nowMs());
      const findNamed = (terms: readonly Term[]) => findNamedIn(repository, { terms, until, page });
      const [named, mixes] = await Promise.all([
        findNamed(understanding.best),
        findMixes(repository, understanding, page),
      ]);
      const hasNames = named.artists.length + named.shows.length + named.genres.length > 0;
      const isAll = hasNames || mixes.terms === understanding.best;
      const { artists, shows, genres, episodes, nextStart } = isAll ? named : await findNamed(mixes.terms);
      const matched = withReasons(mixes.found, [understanding.best, mixes.terms]);
      const results = {
        Artists: artists.map(toArtist),
        Shows: shows.map(toShow),
        Episodes: episodes.map(toEpisode),
        Mixes: matched.map(toFoundMix),
      };
      const plain = (rows: readonly { readonly plain: string }[]) => rows.map((row) => wordsOf(row.plain));
      const names = { Artists: plain(artists), Shows: plain(shows), Genres: plain(genres), ...namesIn(matched) };
      return { results, bestMatch: bestMatchOf(mixes.terms, names), changesAtMs: nextStart?.getTime() };
    },
  };
}

interface NamedQuery {
  readonly terms: readonly Term[];
  readonly until: Date;
  readonly page: PageRequest;
}

/** Finds artists, shows and genres by their names, and the broadcasts of those shows. */
async function findNamedIn(repository: SearchRepository, { terms, until, page }: NamedQuery) {
  const findShows = async () => {
    const shows = await repository.findShows(terms, page);
    const showIds = shows.map(({ id }) => id);
    const [episodes, nextStart] = await Promise.all([
      repository.findEpisodes(showIds, until, page),
      repository.findNextStart(showIds, until),
    ]);
    return { shows, episodes, nextStart };
  };
  const [artists, { shows, episodes, nextStart }, genres] = await Promise.all([
    repository.findArtists(terms, page),
    findShows(),
    repository.findGenres(terms),
  ]);
  return { artists, shows, episodes, nextStart, genres };
}

async function findMixes(repository: SearchRepository, understanding: Understanding, { offset, limit }: PageRequest) {
  const { ids, terms } = await repository.findMixes(understanding, offset + limit);
  return { found: await repository.readMixes(ids.slice(offset)), terms };
}

type MatchedMix = FoundMix & { readonly match: MixMatch | undefined };

function withReasons(
  mixes: readonly FoundMix[],
  [best, wide]: readonly [readonly Term[], readonly Term[]],
): MatchedMix[] {
  const readingOf = (terms: readonly Term[]) => ({ terms: terms.length, count: createTermCounter(terms) });
  const readings = best === wide ? ([readingOf(best)] as const) : ([readingOf(best), readingOf(wide)] as const);
  return mixes.map((mix) => ({ ...mix, match: matchReason(mix.lines.map(wordsOf), readings) }));
}

function toFoundMix({ row, match }: MatchedMix): SearchResults['Mixes'][number] {
  return match === undefined ? toMix(row) : { ...toMix(row), match };
}

/** The names of the matching mixes and tracks; a track's artist and its title are names, too. */
function namesIn(mixes: readonly MatchedMix[]): Pick<FoundNames, 'Mixes' | 'TrackLists'> {
  return {
    Mixes: mixes.map(({ lines }) => wordsOf(lines[0] ?? '')),
    TrackLists: mixes
      .flatMap(({ lines, match }) => (match?.tracks ?? []).map((track) => lines[FIRST_TRACK_LINE + track] ?? ''))
      .flatMap((line) => [line, ...line.split('\t')].map(wordsOf)),
  };
}
