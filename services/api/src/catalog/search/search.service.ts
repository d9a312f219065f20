import type { BestMatch, ZeroResults, ResultType, SearchFilters, SearchResults } from '@afterglow/shared-contracts';
import type { Clock, PageRequest } from '@afterglow/kit';
import { toArtist } from '../artists/index.ts';
import { toShow } from '../shows/index.ts';
import { toEpisode } from '../episodes/index.ts';
import { toMix } from '../mixes/index.ts';
import type { Asked } from './asked.ts';
import { bestMatchOf, type FoundNames } from './matches/best-match.ts';
import type { PlainName } from './find-named.ts';
import { FIRST_TRACK_LINE, wordsOf } from './matches/match-reason.ts';
import { findMatchedMixes, type MatchedMix, type MatchedMixes } from './matches/matched-mixes.ts';
import { findNamedIn, type Named, readNamesOfMixes, readSides } from './matches/named.ts';
import { nearestNames } from './matches/nearest-names.ts';
import type { SearchFilter } from './search-filter.ts';
import type { FoundMix, SearchRepository } from './search.repository.ts';
import type { Term } from './words/search-terms.ts';
import { readTracklistLine } from './tracklist-line.ts';
import type { QueryInterpretation } from './words/understand-query.ts';

export interface Search {
  readonly results: SearchResults;
  readonly bestMatch: BestMatch | undefined;
  /** When the next broadcast of a found show starts, which will then be found too; in milliseconds since 1970. */
  readonly changesAtMs: number | undefined;
}

export interface SearchService {
  /** With a type, only that kind of results, without a best match. */
  search(query: string, page: PageRequest, narrowed?: Narrowed): Promise<Search>;
}

export interface Narrowed {
  readonly type?: ResultType | undefined;
  readonly filters?: SearchFilters;
}

const NOTHING: SearchResults = { Artists: [], Shows: [], Episodes: [], Mixes: [] };

export function createSearchService(repository: SearchRepository, clock: Clock): SearchService {
  const until = () => new Date(clock.nowMs());
  const findNamed = (groups: readonly (readonly Term[])[], { interpretation: name, filter, page }: Asked) =>
    findNamedIn(repository, { groups, name, until: until(), filter, page });
  const findBest = (asked: Asked) =>
    findNamed(asked.sides.length > 0 ? asked.sides : [asked.interpretation.best], asked);

  /** When no name has all words: the artists and shows of the first mixes that have them all, and then guesses. */
  async function findInstead(best: Named, mixes: MatchedMixes, asked: Asked): Promise<Named> {
    const isBest = mixes.terms === asked.interpretation.best;
    if (best.isNamed) return isBest ? best : findNamed([mixes.terms], asked);
    const byMixes = await readNamesOfMixes(repository, { mixes, until: until(), asked });
    return isBest || hasResults(byMixes) ? byMixes : findNamed([mixes.terms], asked);
  }

  async function searchAll(asked: Asked): Promise<Search> {
    const { page } = asked;
    const [best, mixes] = await Promise.all([findBest(asked), findMatchedMixes(repository, asked)]);
    const named = hasNames(best) ? best : await findInstead(best, mixes, asked);
    const isNothing = page.offset === 0 && page.limit > 0 && mixes.found.length === 0 && !hasResults(named);
    return {
      results: {
        ...toResults(named),
        Mixes: mixes.found.map(toFoundMix),
        ...(isNothing && { nothing_found: await offerInstead(repository, asked) }),
      },
      bestMatch: bestMatchOf(mixes.terms, { ...namesOf(named.isNamed ? named : NO_NAMES), ...namesIn(mixes.found) }),
      changesAtMs: named.nextStart?.getTime(),
    };
  }

  async function searchType(type: ResultType, asked: Asked): Promise<Search> {
    const mixes = () => findMatchedMixes(repository, asked);
    const none = { bestMatch: undefined, changesAtMs: undefined };
    if (type === 'Mixes') return { ...none, results: { ...NOTHING, Mixes: (await mixes()).found.map(toFoundMix) } };
    const best = await findBest(asked);
    const named = hasNames(best) ? best : await findInstead(best, await mixes(), asked);
    return {
      ...none,
      results: { ...NOTHING, [type]: toResults(named)[type] },
      changesAtMs: named.nextStart?.getTime(),
    };
  }

  return {
    async search(query, page, { type, filters = {} } = {}) {
      const filter = await repository.readFilter(filters);
      const interpretation = await understandLine(repository, readTracklistLine(query), filter);
      const asked = { interpretation, sides: await readSides(repository, interpretation), filter, page };
      return type === undefined ? searchAll(asked) : searchType(type, asked);
    },
  };
}

/** The first reading that finds a mix literally, or else the last; it does not depend on the page. */
async function understandLine(
  repository: SearchRepository,
  [reading, next, ...others]: readonly [string, ...string[]],
  filter: SearchFilter,
): Promise<QueryInterpretation> {
  const interpretation = await repository.understand(reading);
  if (next === undefined) return interpretation;
  const { ids, terms } = await repository.findMixes(interpretation, { filter, count: 1 });
  return ids.length > 0 && terms === interpretation.best
    ? interpretation
    : understandLine(repository, [next, ...others], filter);
}

function hasNames({ artists, shows, genres }: Named): boolean {
  return artists.length + shows.length + genres.length > 0;
}

/** A name found by its mixes is not the name of a whole query. */
const NO_NAMES: Pick<Named, 'artists' | 'shows' | 'genres'> = { artists: [], shows: [], genres: [] };

/** A genre's name isn't a separate result. */
function hasResults({ artists, shows }: Named): boolean {
  return artists.length + shows.length > 0;
}

function toResults({ artists, shows, episodes }: Named): Omit<SearchResults, 'Mixes'> {
  return { Artists: artists.map(toArtist), Shows: shows.map(toShow), Episodes: episodes.map(toEpisode) };
}

function namesOf({
  artists,
  shows,
  genres,
}: Pick<Named, 'artists' | 'shows' | 'genres'>): Pick<FoundNames, 'Artists' | 'Shows' | 'Genres'> {
  const plain = (rows: readonly { readonly plain: string }[]) => rows.map((row) => wordsOf(row.plain));
  return { Artists: plain(artists), Shows: plain(shows), Genres: plain(genres) };
}

const POPULAR_MIXES = 6;
/** Otherwise a filter that hardly anything passes would search the whole catalog. */
const POPULAR_AMONG = 3_000;
/** The mixes whose track names are searched for suggestions. */
const MIXES_OF_NEAR_NAMES = 20;

async function offerInstead(repository: SearchRepository, { interpretation, filter }: Asked): Promise<ZeroResults> {
  const terms = await interpretation.remote();
  const everything = await repository.readFilter({});
  const [titles, mixes, popular] = await Promise.all([
    repository.findTitlesOfAny(terms),
    repository.readMixesOfAny(terms, { filter: everything, count: MIXES_OF_NEAR_NAMES }),
    repository.readPopular({ filter, count: POPULAR_MIXES, among: POPULAR_AMONG }),
  ]);
  const names = [...titles, ...mixes.flatMap(namesOfMix)];
  return { spellings: nearestNames(interpretation.text, names), popular: popular.map(toMix) };
}

function namesOfMix({ row, lines }: FoundMix): readonly PlainName[] {
  const tracks = row.track_list.flatMap(({ title, artist }, track) => {
    const [plainTitle = '', plainArtist = ''] = (lines[FIRST_TRACK_LINE + track] ?? '').split('\t');
    return [
      { title, plain: plainTitle },
      { title: artist, plain: plainArtist },
    ];
  });
  return [{ title: row.title, plain: lines[0] ?? '' }, ...tracks].filter(({ plain }) => plain !== '');
}

function toFoundMix({ row, match }: MatchedMix): SearchResults['Mixes'][number] {
  return match === undefined ? toMix(row) : { ...toMix(row), match };
}

function namesIn(mixes: readonly MatchedMix[]): Pick<FoundNames, 'Mixes' | 'TrackLists'> {
  return {
    Mixes: mixes.map(({ lines }) => wordsOf(lines[0] ?? '')),
    TrackLists: mixes
      .flatMap(({ lines, match }) => (match?.tracks ?? []).map((track) => lines[FIRST_TRACK_LINE + track] ?? ''))
      .flatMap((line) => [line, ...line.split('\t')].map(wordsOf)),
  };
}
