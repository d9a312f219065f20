import type { MixId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

/** The number of related mixes, chosen from as many of the most played of the show, the artist, the channel and each genre. */
const RELATED_MIXES = 100;

/** The weight of each shared property; every shared genre counts. */
const WEIGHT = { show: 4, artist: 3, genre: 2, channel: 1 };

/**
 * The most closely related mixes, ties broken by plays; undefined for an unknown mix. Each kind of relation is read from an index in order
 * of plays, so the work stays the same however large the catalog is.
 */
export async function findRelated(db: ApiQueries, id: MixId): Promise<MixId[] | undefined> {
  const mix = await db
    .selectFrom('mixes')
    .select(['show_id', 'artist_id', 'channel_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (mix === undefined) return undefined;
  const { rows } = await sql<{ id: MixId }>`
    with near as (
      (select id from mixes where show_id = ${mix.show_id} order by reach desc, id limit ${RELATED_MIXES})
      union
      (select id from mixes where artist_id = ${mix.artist_id} order by reach desc, id limit ${RELATED_MIXES})
      union
      (select id from mixes where channel_id = ${mix.channel_id} order by reach desc, id limit ${RELATED_MIXES})
      union
      select same.mix_id from mix_genres own cross join lateral (
        select mix_id from mix_genres where genre_id = own.genre_id order by reach desc, mix_id limit ${RELATED_MIXES}
      ) same where own.mix_id = ${id}
    )
    select mixes.id from near join mixes on mixes.id = near.id
      where mixes.id <> ${id}
      order by case when mixes.show_id = ${mix.show_id} then ${WEIGHT.show}::int else 0 end
        + case when mixes.artist_id = ${mix.artist_id} then ${WEIGHT.artist}::int else 0 end
        + case when mixes.channel_id = ${mix.channel_id} then ${WEIGHT.channel}::int else 0 end
        + ${WEIGHT.genre}::int * (select count(*) from mix_genres theirs join mix_genres own using (genre_id)
            where theirs.mix_id = mixes.id and own.mix_id = ${id}) desc,
        mixes.reach desc, mixes.id
      limit ${RELATED_MIXES}`.execute(db);
  return rows.map((row) => row.id);
}
