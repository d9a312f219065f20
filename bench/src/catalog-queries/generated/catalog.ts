import { createRandom, type Random } from './random.ts';
import { inventName, inventTitle } from './vocabulary.ts';

export const SIZES = { artists: 5_000, shows: 1_000, tracks: 150_000, mixes: 100_000, tracksOfMix: 15 } as const;
/** Lower IDs belong to the demo catalog. */
const FIRST_ID = 10_000;

export interface GeneratedTrack {
  readonly title: string;
  readonly artist: string;
}
export interface GeneratedArtist {
  readonly id: number;
  readonly title: string;
  readonly reach: number;
}
export type GeneratedShow = GeneratedArtist & { readonly artistId: number };
export interface GeneratedMix {
  readonly id: number;
  readonly title: string;
  readonly showId: number;
  readonly artistId: number;
  /** Indexes in the list of genres. */
  readonly genres: readonly number[];
  readonly reach: number;
  readonly ageHours: number;
  readonly tracks: readonly GeneratedTrack[];
}

export interface GeneratedCatalog {
  readonly artists: readonly GeneratedArtist[];
  readonly shows: readonly GeneratedShow[];
  /** Deterministic by index, in any order. */
  mix(index: number): GeneratedMix;
}

/** A catalog like one that has grown for twenty years. */
export function generateCatalog(genreCount: number): GeneratedCatalog {
  const random = createRandom(4_800);
  const artists = Array.from({ length: SIZES.artists }, (_, index) => ({
    id: FIRST_ID + index,
    title: artistName(random),
    reach: plays(random),
  }));
  const shows = Array.from({ length: SIZES.shows }, (_, index) => ({
    id: FIRST_ID + index,
    title: inventTitle(random, 1 + random.below(3)),
    reach: plays(random),
    artistId: random.pick(artists).id,
  }));
  const producers = Array.from({ length: 20_000 }, () => artistName(random));
  const tracks = Array.from({ length: SIZES.tracks }, () => ({
    title: inventTitle(random, 1 + random.below(4)) + (random.next() < 0.1 ? ` (${random.pick(producers)} Remix)` : ''),
    artist: random.pickPopular(producers),
  }));
  return { artists, shows, mix: (index) => generateMix(index, { artists, shows, tracks, genreCount }) };
}

interface Stock {
  readonly artists: readonly GeneratedArtist[];
  readonly shows: readonly GeneratedShow[];
  readonly tracks: readonly GeneratedTrack[];
  readonly genreCount: number;
}

function generateMix(index: number, { artists, shows, tracks, genreCount }: Stock): GeneratedMix {
  const random = createRandom(index + 1);
  const show = random.pick(shows);
  const artist = random.pick(artists);
  const genre = random.below(genreCount);
  const ageHours = SIZES.mixes - index + random.below(24);
  return {
    id: FIRST_ID + index,
    title: mixTitle(random, show.title, artist.title, index),
    showId: show.id,
    artistId: artist.id,
    genres: random.next() < 0.35 ? [genre, (genre + 1) % genreCount] : [genre],
    reach: plays(random),
    ageHours,
    tracks: Array.from({ length: SIZES.tracksOfMix }, () =>
      random.next() < 0.5 ? random.pick(tracks) : random.pickPopular(tracks),
    ),
  };
}

function mixTitle(random: Random, show: string, artist: string, index: number): string {
  const theme = inventTitle(random, 1 + random.below(3));
  const issue = 1 + Math.floor(index / SIZES.shows) + random.below(400);
  const shapes = [
    `${show} ${issue}: ${theme}`,
    `${show} ${issue}: ${theme}`,
    `${show} ${issue} with ${artist}`,
    `${artist} live at ${inventName(random)} ${2005 + random.below(22)}`,
    `${theme} Vol. ${1 + random.below(60)} – ${artist}`,
    `${inventTitle(random, 3)} (${show})`,
  ];
  return random.pick(shapes);
}

function artistName(random: Random): string {
  const shape = random.next();
  if (shape < 0.15) return `DJ ${inventName(random)}`;
  if (shape < 0.25) return `${inventName(random)} & ${inventName(random)}`;
  if (shape < 0.35) return `The ${inventTitle(random, 2)}`;
  return `${inventName(random)} ${inventName(random)}`;
}

/** Most mixes are rarely played: spread over four powers of ten. */
function plays(random: Random): number {
  return Math.round(10 ** (1 + 4 * random.next() ** 1.6));
}
