import { artistIdSchema, mixIdSchema, showIdSchema, type Track } from '@afterglow/shared-contracts';
import { framesToSeconds } from '@afterglow/audio';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import type { MixSeed, ShowSeed } from '#app/seeding/seed-catalog-types.ts';
import { SMALL_PIECES } from './pieces.ts';
import { asNames, asNumber, asWords, readTable } from './read-table.ts';

const MIXES = readTable(
  'mixes',
  z.object({
    title: z.string(),
    show: asNumber,
    artist: asNumber,
    genres: asNames,
    hoursOld: asNumber,
    reach: asNumber,
    favorites: asNumber,
    access: z.enum(['free', 'premium']),
    tracks: z.enum(['timed', 'untimed', 'none']),
    pieces: asWords,
  }),
);
const TRACKS = readTable('tracks', z.object({ piece: z.string(), title: z.string(), artist: z.string() }));
const FRAMES_OF = new Map(SMALL_PIECES.map(({ id, frames }) => [id, frames]));

/** The mixes, oldest first, with their IDs from 1 up; each is on the channel of its show. */
export function buildMixes(dayMs: number, channels: readonly Pick<ShowSeed, 'channelId'>[]): MixSeed[] {
  return MIXES.map(({ show, artist, hoursOld, favorites, access, tracks, ...mix }, index) => {
    const channel = channels[show - 1]?.channelId;
    if (!channel) throw new Error(`The show ${show} is on no channel.`);
    return {
      ...mix,
      id: mixIdSchema.parse(index + 1),
      description: `${mix.genres.join(' and ')}, recorded in one go.`,
      showId: showIdSchema.parse(show),
      artistId: artistIdSchema.parse(artist),
      channel,
      creationTime: new Date(dayMs - hoursOld * HOUR_MS),
      favoriteCount: favorites,
      isPremium: access === 'premium',
      trackList: tracks === 'none' ? [] : trackListOf(mix.pieces, tracks === 'timed'),
      frames: sumOf(mix.pieces),
    };
  });
}

/** A piece has several names; a mix uses each of them once before repeating one. */
function trackListOf(pieces: readonly string[], isTimed: boolean): Track[] {
  const used = new Set<string>();
  return pieces.map((piece, index) => {
    const names = TRACKS.filter((track) => track.piece === piece);
    const { title, artist } =
      names.find((name) => !used.has(name.title)) ?? names[used.size % names.length] ?? NAMELESS;
    used.add(title);
    return { title, artist, ...(isTimed ? { start_seconds: framesToSeconds(sumOf(pieces.slice(0, index))) } : {}) };
  });
}

const NAMELESS = { title: 'Untitled', artist: 'Unknown' };

function sumOf(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + (FRAMES_OF.get(piece) ?? 0), 0);
}
