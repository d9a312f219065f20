import type { GenreId } from '@afterglow/shared-contracts';
import { jsonValue } from '@afterglow/kit';
import type { SeedContext } from './seed-steps.ts';
import type { EpisodeSeed, MixSeed } from './seed-catalog-types.ts';

const ROWS_PER_INSERT = 100;

export async function seedMixes(context: SeedContext): Promise<void> {
  const { db, catalog } = context;
  const genreIds = new Map(catalog.genres.map(({ id, name }) => [name, id]));
  for (const some of inParts(catalog.mixes)) {
    await db
      .insertInto('mixes')
      .values(some.map((mix) => toMixRow(mix, context)))
      .execute();
    const genres = some.flatMap((mix) => toGenreRows(mix, genreIds));
    if (genres.length > 0) await db.insertInto('mix_genres').values(genres).execute();
  }
  for (const some of inParts(catalog.episodes)) {
    await db.insertInto('episodes').values(some.map(toEpisodeRow)).execute();
  }
}

function inParts<T>(rows: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, part) =>
    rows.slice(part * ROWS_PER_INSERT, (part + 1) * ROWS_PER_INSERT),
  );
}

function toMixRow(mix: MixSeed, { colorOf }: SeedContext) {
  return {
    id: mix.id,
    title: mix.title,
    description: mix.description,
    show_id: mix.showId,
    artist_id: mix.artistId,
    channel_id: mix.channel,
    duration_frames: mix.frames,
    creation_time: mix.creationTime,
    reach: mix.reach,
    favorite_count: mix.favoriteCount,
    trend: 0, // until its plays are seeded
    premium: mix.isPremium,
    color: colorOf('mix', mix.id),
    genres: [...mix.genres],
    track_list: jsonValue([...mix.trackList]),
    pieces: jsonValue([...mix.pieces]),
  };
}

function toGenreRows({ id, genres }: MixSeed, genreIds: ReadonlyMap<string, GenreId>) {
  return genres.flatMap((name) => {
    const genre_id = genreIds.get(name);
    return genre_id === undefined ? [] : [{ genre_id, mix_id: id }];
  });
}

function toEpisodeRow({ mixId, showId, artistId, channelId, startTime, endTime }: EpisodeSeed) {
  return {
    mix_id: mixId,
    show_id: showId,
    artist_id: artistId,
    channel_id: channelId,
    air_start: startTime,
    air_end: endTime,
    premiere: true,
  };
}

export async function seedShowSlots({ db, catalog }: SeedContext): Promise<void> {
  const slots = catalog.showSlots.map(({ channelId, minuteOfWeek, showId }) => {
    return { channel_id: channelId, minute_of_week: minuteOfWeek, show_id: showId };
  });
  if (slots.length > 0) await db.insertInto('show_slots').values(slots).execute();
}
