import type { PageRequest } from '@afterglow/kit';
import type { ShowRow } from '../../shows/index.ts';
import type { Asked } from '../asked.ts';
import type { NamedKinds, TypedName } from '../find-named.ts';
import { findMatchedMixes, type MatchedMix, type MatchedMixes } from './matched-mixes.ts';
import { wordsOf } from './match-reason.ts';
import type { SearchFilter } from '../search-filter.ts';
import type { SearchRepository } from '../search.repository.ts';
import type { Term } from '../words/search-terms.ts';
import { createTermCounter } from './term-counter.ts';
import type { QueryInterpretation } from '../words/understand-query.ts';

/** The sides that are names of artists or shows, unless a name has all words. */
export async function readSides(
  repository: SearchRepository,
  { sides: { terms, areDoubtful }, best }: QueryInterpretation,
): Promise<readonly (readonly Term[])[]> {
  if (terms.length === 0 || hasKind(await repository.findNamedKinds([best]))) return [];
  const kinds = await Promise.all(terms.map((side) => repository.findNamedKinds([side])));
  const named = terms.filter((_, at) => kinds[at]?.artists === true || kinds[at]?.shows === true);
  return areDoubtful && named.length < terms.length ? [] : named;
}

function hasKind({ artists, shows, genres }: NamedKinds): boolean {
  return artists || shows || genres;
}

interface NamedQuery {
  readonly groups: readonly (readonly Term[])[];
  readonly name: TypedName;
  readonly until: Date;
  readonly filter: SearchFilter;
  readonly page: PageRequest;
}

/** Finds artists, shows and genres by their names, and the broadcasts of those shows. */
export async function findNamedIn(repository: SearchRepository, { groups, name, until, filter, page }: NamedQuery) {
  const kinds = await repository.findNamedKinds(groups);
  const findShows = async () => {
    const shows = kinds.shows ? await repository.findShows({ groups, name, filter, page }) : [];
    return { shows, ...(await readBroadcasts(repository, shows, { until, filter, page })) };
  };
  const [artists, { shows, episodes, nextStart }, genres] = await Promise.all([
    kinds.artists ? repository.findArtists({ groups, name, filter, page }) : [],
    findShows(),
    kinds.genres ? repository.findGenres(groups) : [],
  ]);
  return { artists, shows, episodes, nextStart, genres, isNamed: hasKind(kinds) };
}

async function readBroadcasts(
  repository: SearchRepository,
  shows: readonly Pick<ShowRow, 'id'>[],
  { until, filter, page }: Pick<NamedQuery, 'until' | 'filter' | 'page'>,
) {
  if (shows.length === 0) return { episodes: [], nextStart: undefined };
  const showIds = shows.map(({ id }) => id);
  const [episodes, nextStart] = await Promise.all([
    repository.findEpisodes({ showIds, until, filter, page }),
    repository.findNextStart(showIds, until),
  ]);
  return { episodes, nextStart };
}

/** How many of the first mixes provide their names. */
const TELLING_MIXES = 6;

interface NamesOfMixesOptions {
  readonly mixes: MatchedMixes;
  readonly until: Date;
  readonly asked: Asked;
}

/** For mixes with all words in title, artist and show: the artists and shows with some of these words in their names (artist and title). */
export async function readNamesOfMixes(
  repository: SearchRepository,
  { mixes, until, asked }: NamesOfMixesOptions,
): Promise<Named> {
  const { interpretation, filter, page } = asked;
  const { offset, limit } = page;
  const isHere = offset === 0 && limit >= TELLING_MIXES;
  const first =
    isHere || offset >= TELLING_MIXES ? mixes : await findMatchedMixes(repository, { ...asked, page: FIRST_MIXES });
  const telling = offset >= TELLING_MIXES ? [] : tellingMixes(first.found.slice(0, TELLING_MIXES), interpretation.best);
  const idsOf = <Id>(ids: readonly Id[]) => [...new Set(ids)].slice(offset, offset + limit);
  const artistIds = idsOf(telling.flatMap(({ row, isArtist }) => (isArtist ? [row.artist_id] : [])));
  const showIds = idsOf(telling.flatMap(({ row, isShow }) => (isShow ? [row.show_id] : [])));
  const [artists, shows] = await Promise.all([repository.readArtists(artistIds), repository.readShows(showIds)]);
  const broadcasts = await readBroadcasts(repository, shows, { until, filter, page });
  return { artists, shows, ...broadcasts, genres: [], isNamed: false };
}

const FIRST_MIXES: PageRequest = { offset: 0, limit: TELLING_MIXES };

function tellingMixes(mixes: readonly MatchedMix[], terms: readonly Term[]) {
  const count = createTermCounter(terms);
  return mixes.flatMap(({ row, lines }) => {
    const [title = [], artist = [], show = []] = lines.slice(0, 3).map(wordsOf);
    const isWhole = terms.length > 0 && count([...title, ...artist, ...show]) === terms.length;
    return isWhole ? [{ row, isArtist: count(artist) > 0, isShow: count(show) > 0 }] : [];
  });
}

/** Artists, shows and genres that were found by their names, or by mixes. */
export type Named = Awaited<ReturnType<typeof findNamedIn>>;
