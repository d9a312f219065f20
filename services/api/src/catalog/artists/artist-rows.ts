import type { Artist } from '@afterglow/shared-contracts';
import { type InferResult, sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import { imageAddress, imageOf } from '../image-address.ts';

export function selectArtists(db: ApiQueries) {
  return db.selectFrom('artists').select((expression) => [
    'artists.id',
    'artists.url',
    'artists.title',
    'artists.biography',
    'artists.color',
    'artists.has_hero',
    'artists.facebook_username',
    'artists.instagram_username',
    'artists.twitter_username',
    'artists.tiktok_username',
    'artists.website_url',
    'artists.reach',
    expression
      .selectFrom('mixes')
      .select('mixes.id')
      .whereRef('mixes.artist_id', '=', 'artists.id')
      .orderBy('mixes.creation_time', 'desc')
      .limit(1)
      .as('latest_mix'),
    sql<string[]>`array(select genres.name from genres where exists (
        select from mix_genres where mix_genres.genre_id = genres.id and mix_genres.artist_id = artists.id
      ) order by genres.name)`.as('genre'),
  ]);
}

export type ArtistRow = InferResult<ReturnType<typeof selectArtists>>[number];

export function toArtist(row: ArtistRow): Artist {
  const { latest_mix, color, has_hero, ...same } = row;
  return {
    ...same,
    type: 'artist',
    photo: imageOf('artist', row.id, color),
    hero: has_hero ? imageAddress('artist-hero', row.id) : null,
    latestMix: latest_mix,
  };
}
