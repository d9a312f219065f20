import type { ArtistId } from '@afterglow/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { PageRequest } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';

/** Reads this many times as many artists as are drawn, and at least this many: all of a small catalog. */
const LOOKED_AT_FACTOR = 10;
const LOOKED_AT_MIN = 200;

/**
 * Random artists, each at most once. Reads a range of their fixed random order, from a new start each time, and draws from that, so it
 * costs the same however many artists there are. Every call is a new draw, so an offset has no meaning.
 */
export async function sampleArtists(
  db: ApiQueries,
  matching: readonly RawBuilder<boolean>[],
  { limit }: PageRequest,
): Promise<ArtistId[]> {
  const lookedAt = Math.max(LOOKED_AT_MIN, limit * LOOKED_AT_FACTOR);
  const start = Math.random();
  const conditions = sql.join([sql`true`, ...matching], sql` and `);
  const { rows } = await sql<{ id: ArtistId }>`
    select id from (
      (select id from artists where shuffle >= ${start} and ${conditions} order by shuffle, id limit ${lookedAt})
      union all
      (select id from artists where shuffle < ${start} and ${conditions} order by shuffle, id limit ${lookedAt})
      limit ${lookedAt}
    ) as stretch order by random() limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
