import { type GeneratedCatalog, type GeneratedMix, SIZES } from './generated/catalog.ts';
import { createRandom, type Random } from './generated/random.ts';
import { misspell } from './misspell.ts';

/** The requests: paths of the service, and the same queries to the database alone. */
export interface RequestKind {
  readonly name: string;
  /** Lists or searches, which have different targets. */
  readonly group: 'list' | 'search';
  readonly paths: readonly string[];
  /** No path is requested twice in the whole measurement. */
  readonly isOnce?: true;
}

const PATHS_OF_KIND = 400;
/** More than the requests in the time, so that no cached response is used. */
const PATHS_ONCE = 4_000;
const PAGES = 20;
const PAGE = 30;

export function requestKinds(catalog: GeneratedCatalog, genres: readonly string[]): readonly RequestKind[] {
  const random = createRandom(77);
  const many = (path: (random: Random) => string) => Array.from({ length: PATHS_OF_KIND }, () => path(random));
  const anyMix = () => catalog.mix(random.below(SIZES.mixes));
  return [
    {
      name: 'latest',
      group: 'list',
      paths: many(() => `/v3/mixes?limit=${PAGE}&offset=${PAGE * random.below(PAGES)}`),
    },
    {
      name: 'genre by reach',
      group: 'list',
      paths: many(() => `/v3/mixes?limit=${PAGE}&order=-reach&genre=${encodeURIComponent(random.pick(genres))}`),
    },
    {
      name: 'popular',
      group: 'list',
      paths: many(() => `/v3/mixes?limit=${PAGE}&order=-reach&offset=${PAGE * random.below(PAGES)}`),
    },
    { name: 'by id', group: 'list', paths: many(() => `/v3/mixes/${anyMix().id}`) },
    { name: 'search', group: 'search', paths: many(() => searchPath(anyText(anyMix(), random))) },
    {
      name: 'search with typos',
      group: 'search',
      paths: many(() => searchPath(misspell(anyText(anyMix(), random), random))),
    },
    {
      name: 'search, each text once',
      group: 'search',
      paths: onceEach(() => ownText(anyMix(), random), random),
      isOnce: true,
    },
  ];
}

export function searchPath(query: string): string {
  return `/v3/search?limit=${PAGE}&query=${encodeURIComponent(query)}`;
}

/** Different texts, every other one misspelled. */
function onceEach(text: () => string, random: Random): readonly string[] {
  const texts = Array.from({ length: PATHS_ONCE }, (_, at) => (at % 2 === 0 ? text() : misspell(text(), random)));
  return [...new Set(texts)].map(searchPath);
}

/** Like `anyText`, without common requests. */
function ownText(mix: GeneratedMix, random: Random): string {
  const track = random.pick(mix.tracks);
  return random.pick([mix.title, `${track.title} ${track.artist}`, track.title]);
}

/** A listener's search: the title of a mix, a track, its artist, or a common word. */
function anyText(mix: GeneratedMix, random: Random): string {
  const track = random.pick(mix.tracks);
  return random.pick([mix.title, `${track.title} ${track.artist}`, track.title, track.artist, 'deep house', 'night']);
}
