import { artistIdSchema, mixIdSchema, showIdSchema, type Track } from '@afterglow/shared-contracts';
import type { MixSeed } from '@afterglow/api';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createRandom, type Random } from '#music/random.ts';
import type { Track as Piece } from '#music/track-library.ts';
import { buildTrackList } from './build-track-list.ts';
import { SEED_ARTISTS } from './content/artists.ts';
import { SEED_GENRES, type SeedGenre } from './content/genres.ts';
import { SEED_SHOWS } from './content/shows.ts';
import { SEED_DESCRIPTIONS, SEED_THEMES } from './content/themes.ts';
import { fillIn } from './fill-in.ts';
import { shuffle } from './shuffle.ts';

export const SEED_MIX_COUNT = 400;
const MIX_EVERY_MS = 6 * HOUR_MS;
/** The first issue number of a show, which had earlier ones. */
const FIRST_ISSUE = 31;
/** About an hour. */
const LONG_MIX_TRACKS = 36;

/** The mixes, oldest first; the newest was made a few hours before `day` began. */
export function buildMixes(day: string, library: readonly Piece[]): MixSeed[] {
  const order = createRandom('mixes/shows');
  const shows = Array.from({ length: Math.ceil(SEED_MIX_COUNT / SEED_SHOWS.length) }, () =>
    shuffle([...SEED_SHOWS.keys()], order),
  ).flat();
  const newestMs = Date.parse(`${day}T00:00:00Z`) - HOUR_MS;
  return shows.slice(0, SEED_MIX_COUNT).map((show, index) => {
    const agedMs = (SEED_MIX_COUNT - 1 - index) * MIX_EVERY_MS;
    const issue = FIRST_ISSUE + Math.floor(index / SEED_SHOWS.length);
    return buildMix({ index, show, issue, creationMs: newestMs - agedMs, library });
  });
}

interface MixPlan {
  readonly index: number;
  readonly show: number;
  readonly issue: number;
  readonly creationMs: number;
  readonly library: readonly Piece[];
}

function buildMix({ index, show, issue, creationMs, library }: MixPlan): MixSeed {
  const random = createRandom(`mix/${index}`);
  const genre = genreOf(show);
  const artist = random.chance(0.7) ? show : guestOf(genre, show, random);
  const theme = SEED_THEMES[(index * 7) % SEED_THEMES.length] ?? '';
  const count = isLong(index) ? LONG_MIX_TRACKS : random.integer(4, 12);
  const { pieces, trackList, frames } = buildTrackList(genre.styles, count, library, random);
  const words = wordsOf({ show, artist, theme, genre });
  return {
    id: mixIdSchema.parse(index + 1),
    title: artist === show ? `${words.show} ${issue}: ${theme}` : `${words.show} ${issue} with ${words.artist}`,
    description: random.chance(0.9) ? fillIn(random.pick(asChoices(SEED_DESCRIPTIONS)), words) : null,
    showId: showIdSchema.parse(show + 1),
    artistId: artistIdSchema.parse(artist + 1),
    channel: genre.channel,
    genres: genresOf(genre, index, random),
    creationTime: new Date(creationMs - random.integer(0, 5) * HOUR_MS),
    ...popularityOf(random),
    isPremium: isPremium(index),
    pieces,
    trackList: knownTrackList(index, trackList),
    frames,
  };
}

function genreOf(show: number): SeedGenre {
  const name = SEED_ARTISTS[show]?.genre;
  const genre = SEED_GENRES.find((each) => each.name === name);
  if (genre === undefined) throw new Error(`The show number ${show + 1} has no genre.`);
  return genre;
}

function guestOf(genre: SeedGenre, host: number, random: Random): number {
  const guests = [...SEED_ARTISTS.keys()].filter((artist) => {
    const other = SEED_GENRES.find(({ name }) => name === SEED_ARTISTS[artist]?.genre);
    return artist !== host && artist >= SEED_SHOWS.length && other?.channel === genre.channel;
  });
  return random.pick([guests[0] ?? host, ...guests.slice(1)]);
}

function wordsOf({ show, artist, theme, genre }: { show: number; artist: number; theme: string; genre: SeedGenre }) {
  return {
    show: SEED_SHOWS[show]?.title ?? '',
    artist: SEED_ARTISTS[artist]?.name ?? '',
    theme,
    genre: genre.name,
  };
}

/** Sometimes a second genre that shares the channel, and with some of those a third. */
function genresOf(genre: SeedGenre, index: number, random: Random): string[] {
  const near = SEED_GENRES.filter(({ channel, name }) => channel === genre.channel && name !== genre.name);
  if (!random.chance(0.35)) return [genre.name];
  const second = random.integer(0, near.length - 1);
  const others = index % 4 === 0 ? [near[second], near[(second + 1) % near.length]] : [near[second]];
  return [genre.name, ...others.flatMap((other) => other?.name ?? [])];
}

/** A few are popular, most are not: plays spread over three powers of ten. */
function popularityOf(random: Random): { reach: number; favoriteCount: number } {
  const reach = Math.round(10 ** (2 + 2.6 * random.next() ** 1.6));
  return { reach, favoriteCount: Math.round(reach * random.between(0.01, 0.06)) };
}

function isLong(index: number): boolean {
  return index % 80 === 20;
}

/** Never among the newest, which everyone sees first. */
function isPremium(index: number): boolean {
  return index % 27 === 7 && index < SEED_MIX_COUNT - 30;
}

/** As in real life, a few mixes have no times, and some not even tracks. */
function knownTrackList(index: number, trackList: Track[]): Track[] {
  if (index % 50 === 11) return [];
  return index % 25 === 3 ? trackList.map(({ title, artist }) => ({ title, artist })) : trackList;
}

function asChoices<T>(items: readonly T[]): readonly [T, ...T[]] {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('Nothing to choose from.');
  return [first, ...others];
}
