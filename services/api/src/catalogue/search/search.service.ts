import type { BestMatch, MixMatch, ResultType, SearchResults } from '@afterglow/shared-contracts';
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
  /** Of a type, that kind of results alone, without a best match. */
  search(query: string, page: PageRequest, type?: ResultType): Promise<Search>;
}

const NOTHING: SearchResults = { Artists: [], Shows: [], Episodes: [], Mixes: [] };

export function createSearchService(repository: SearchRepository, clock: Clock): SearchService {
  const findNamed = (terms: readonly Term[], page: PageRequest) =>
    findNamedIn(repository, { terms, until: new Date(clock.nowMs()), page });

  async function searchAll(understanding: Understanding, page: PageRequest): Promise<Search> {
    const [best, mixes] = await Promise.all([
      findNamed(understanding.best, page),
      findMixes(repository, understanding, page),
    ]);
    const isAll = hasNames(best) || mixes.terms === understanding.best;
    const named = isAll ? best : await findNamed(mixes.terms, page);
    return {
      results: { ...toResults(named), Mixes: mixes.found.map(toFoundMix) },
      bestMatch: bestMatchOf(mixes.terms, { ...namesOf(named), ...namesIn(mixes.found) }),
      changesAtMs: named.nextStart?.getTime(),
    };
  }

  async function searchType(type: ResultType, understanding: Understanding, page: PageRequest): Promise<Search> {
    const mixes = () => findMixes(repository, understanding, page);
    const none = { bestMatch: undefined, changesAtMs: undefined };
    if (type === 'Mixes') return { ...none, results: { ...NOTHING, Mixes: (await mixes()).found.map(toFoundMix) } };
    const best = await findNamed(understanding.best, page);
    const named = hasNames(best) ? best : await findNamed((await mixes()).terms, page);
    return {
      ...none,
      results: { ...NOTHING, [type]: toResults(named)[type] },
      changesAtMs: named.nextStart?.getTime(),
    };
  }

  return {
    async search(query, page, type) {
      const understanding = await repository.understand(query);
      return type === undefined ? searchAll(understanding, page) : searchType(type, understanding, page);
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

type Named = Awaited<ReturnType<typeof findNamedIn>>;

function hasNames({ artists, shows, genres }: Named): boolean {
  return artists.length + shows.length + genres.length > 0;
}

function toResults({ artists, shows, episodes }: Named): Omit<SearchResults, 'Mixes'> {
  return { Artists: artists.map(toArtist), Shows: shows.map(toShow), Episodes: episodes.map(toEpisode) };
}

function namesOf({ artists, shows, genres }: Named): Pick<FoundNames, 'Artists' | 'Shows' | 'Genres'> {
  const plain = (rows: readonly { readonly plain: string }[]) => rows.map((row) => wordsOf(row.plain));
  return { Artists: plain(artists), Shows: plain(shows), Genres: plain(genres) };
}

async function findMixes(repository: SearchRepository, understanding: Understanding, { offset, limit }: PageRequest) {
  const { ids, terms } = await repository.findMixes(understanding, offset + limit);
  const found = await repository.readMixes(ids.slice(offset));
  return { found: withReasons(found, [understanding.best, terms]), terms };
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
