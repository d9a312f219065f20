import type { MixId } from '@afterglow/shared-contracts';
import type { InferResult } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

/** Mixes with show, artist and the broadcast they are recordings of, if any. */
export function selectMixes(db: ApiQueries) {
  return db
    .selectFrom('mixes')
    .innerJoin('shows', 'shows.id', 'mixes.show_id')
    .innerJoin('artists', 'artists.id', 'mixes.artist_id')
    .leftJoin('episodes', (join) =>
      join
        .onRef('episodes.mix_id', '=', 'mixes.id')
        .on('episodes.premiere', '=', true)
        .onRef('episodes.air_start', '<=', 'mixes.creation_time'),
    )
    .select([
      'mixes.id',
      'mixes.title',
      'mixes.description',
      'mixes.duration_frames',
      'mixes.creation_time',
      'mixes.reach',
      'mixes.favorite_count',
      'mixes.premium',
      'mixes.color',
      'mixes.genres',
      'mixes.track_list',
      'mixes.waveform',
      'mixes.show_id',
      'shows.title as show_title',
      'shows.url as show_url',
      'mixes.artist_id',
      'artists.title as artist_title',
      'artists.url as artist_url',
      'episodes.air_start',
      'episodes.air_end',
    ]);
}

export type MixRow = InferResult<ReturnType<typeof selectMixes>>[number];

/** The rows of these mixes by ID; unknown ones are missing. */
export async function findMixRows(db: ApiQueries, ids: readonly MixId[]): Promise<ReadonlyMap<MixId, MixRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectMixes(db)
    .where('mixes.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
