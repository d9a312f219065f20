import type { MemberId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { inOrder } from '../in-order.ts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import {
  playlistConditions,
  type PlaylistFilter,
  type PlaylistRow,
  publishedPlaylists,
  selectPlaylists,
} from './playlist-rows.ts';

export interface RecommendationRequest {
  readonly memberId: MemberId;
  readonly filter: PlaylistFilter;
  readonly page: PageRequest;
  readonly at: Date;
}

/** The latest ones of each kind define a taste; a longer past would cost more and say less. */
const LATEST_THINGS = 200;
/** An artist's genres are those of this many of the most played mixes. */
const MIXES_OF_AN_ARTIST = 20;

/**
 * The genres of a member with weights: each favorite spreads a weight of one over its genres, so that an item with many genres weighs the
 * same as one with a single genre; a play weighs a quarter of that.
 */
function tasteOf(memberId: MemberId) {
  return sql`
    liked (genre_id, weight) as (
      select thing_id, 1.0::double precision from favorite_genres where member_id = ${memberId}
      union all
      select mix_genres.genre_id, 1.0 / count(*) over (partition by latest.thing_id) from (
        select thing_id from favorite_mixes where member_id = ${memberId} order by creation_time desc, id desc limit ${LATEST_THINGS}
      ) latest join mix_genres on mix_genres.mix_id = latest.thing_id
      union all
      select genres.id, 1.0 / count(*) over (partition by latest.thing_id) from (
        select thing_id from favorite_shows where member_id = ${memberId} order by creation_time desc, id desc limit ${LATEST_THINGS}
      ) latest join shows on shows.id = latest.thing_id join genres on genres.name = any (shows.genres)
      union all
      select mix_genres.genre_id, 1.0 / count(*) over (partition by latest.thing_id) from (
        select thing_id from favorite_artists where member_id = ${memberId} order by creation_time desc, id desc limit ${LATEST_THINGS}
      ) latest cross join lateral (
        select id from mixes where artist_id = latest.thing_id order by reach desc, id limit ${MIXES_OF_AN_ARTIST}
      ) known join mix_genres on mix_genres.mix_id = known.id
      union all
      select mix_genres.genre_id, 0.25 / count(*) over (partition by latest.id) from (
        select id, mix_id from plays where member_id = ${memberId} order by played_at desc limit ${LATEST_THINGS}
      ) latest join mix_genres on mix_genres.mix_id = latest.mix_id
    ),
    taste as (select genre_id, sum(weight) as weight from liked group by genre_id)`;
}

/** A playlist's match is the average weight of its mixes, so that a long one is no better than a short one. */
export async function listRecommended(
  db: ApiQueries,
  { memberId, filter, page, at }: RecommendationRequest,
): Promise<ListPage<PlaylistRow>> {
  const candidates = publishedPlaylists(db, at)
    .select(['playlists.id', 'revision.id as revision_id'])
    .where((all) => all.and(playlistConditions(filter)));
  const { rows } = await sql<{ id: PlaylistRow['id'] }>`
    with ${tasteOf(memberId)}, candidates as (${candidates})
    select candidates.id
      from candidates
      join playlist_revision_mixes places on places.revision_id = candidates.revision_id
      join mix_genres on mix_genres.mix_id = places.mix_id
      left join taste on taste.genre_id = mix_genres.genre_id
      group by candidates.id having sum(taste.weight) > 0
      order by sum(taste.weight) / count(distinct places.position) desc, candidates.id`.execute(db);
  const ids = rows.slice(page.offset, page.offset + page.limit).map(({ id }) => id);
  return { items: await findInOrder(db, ids, at), total: rows.length };
}

async function findInOrder(db: ApiQueries, ids: readonly PlaylistRow['id'][], at: Date): Promise<PlaylistRow[]> {
  if (ids.length === 0) return [];
  const found = await selectPlaylists(db, at).where('playlists.id', 'in', ids).execute();
  return inOrder(ids, new Map(found.map((row) => [row.id, row])));
}
