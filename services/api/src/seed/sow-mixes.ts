import type { GenreId } from '@afterglow/shared-contracts';
import { jsonValue } from '@afterglow/kit';
import { framesToSeconds } from '#catalogue/to-mix.ts';
import { buildMixes, type MixSeed } from './build-mixes.ts';
import type { SowContext } from './sow-steps.ts';

const ROWS_PER_INSERT = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The newest mixes have their first broadcast by the schedule. */
const UNAIRED_DAYS = 3;

export async function sowMixes(context: SowContext): Promise<void> {
  const { db, day, library } = context;
  const mixes = buildMixes(day, library);
  const genres = await db.selectFrom('genres').selectAll().execute();
  const genreIds = new Map(genres.map(({ id, name }) => [name, id]));
  for (let start = 0; start < mixes.length; start += ROWS_PER_INSERT) {
    const some = mixes.slice(start, start + ROWS_PER_INSERT);
    await db
      .insertInto('mixes')
      .values(some.map((mix) => toMixRow(mix, context)))
      .execute();
    await db
      .insertInto('mix_genres')
      .values(some.flatMap((mix) => toGenreRows(mix, genreIds)))
      .execute();
    const aired = some.filter(({ creationTime }) => creationTime.getTime() < Date.parse(day) - UNAIRED_DAYS * DAY_MS);
    if (aired.length > 0) await db.insertInto('episodes').values(aired.map(toEpisodeRow)).execute();
  }
}

function toMixRow(mix: MixSeed, { colorOf }: SowContext) {
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
    trend: 0, // until its plays are sown
    premium: mix.isPremium,
    color: colorOf('mix', mix.id),
    genres: [...mix.genres],
    track_list: jsonValue(mix.trackList),
    pieces: jsonValue(mix.pieces),
  };
}

function toGenreRows({ id, genres }: MixSeed, genreIds: ReadonlyMap<string, GenreId>) {
  return genres.flatMap((name) => {
    const genre_id = genreIds.get(name);
    return genre_id === undefined ? [] : [{ genre_id, mix_id: id }];
  });
}

/** A mix was on the air in the hour before it was published. */
function toEpisodeRow({ id, showId, artistId, channel, creationTime, frames }: MixSeed) {
  const air_end = creationTime;
  return {
    mix_id: id,
    show_id: showId,
    artist_id: artistId,
    channel_id: channel,
    air_start: new Date(air_end.getTime() - framesToSeconds(frames) * 1000),
    air_end,
    premiere: true,
  };
}
