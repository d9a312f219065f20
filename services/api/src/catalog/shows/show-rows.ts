import type { Show } from '@afterglow/shared-contracts';
import type { InferResult } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import { imageAddress, imageOf } from '../image-address.ts';

export function selectShows(db: ApiQueries) {
  return db
    .selectFrom('shows')
    .innerJoin('artists', 'artists.id', 'shows.artist_id')
    .leftJoin('stations', 'stations.id', 'shows.channel_id')
    .select([
      'shows.id',
      'shows.url',
      'shows.title',
      'shows.genres',
      'shows.summary',
      'shows.color',
      'shows.reach',
      'shows.artist_id',
      'artists.title as artist_title',
      'artists.url as artist_url',
      'stations.title as channel_title',
    ]);
}

export type ShowRow = InferResult<ReturnType<typeof selectShows>>[number];

export function toShow(row: ShowRow): Show {
  return {
    id: row.id,
    type: 'show',
    title: row.title,
    url: row.url,
    image: imageAddress('show', row.id),
    album_art: imageOf('show', row.id, row.color),
    genre: row.genres,
    artist_id: row.artist_id,
    artist: { id: row.artist_id, title: row.artist_title, url: row.artist_url },
    summary: row.summary,
    channel_title: row.channel_title,
    reach: row.reach,
  };
}
