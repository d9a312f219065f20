import { sql } from 'kysely';
import { trendWithPlay } from '../../catalogue/trend.ts';
import type { ApiQueries } from '../../db/api-tables.ts';
import type { Play } from './shows.repository.ts';

/** Adds one to the reach of the show, the mix and its artist; a mix of another show counts for nothing. */
export async function countPlay(db: ApiQueries, { showId, mixId, atMs }: Play): Promise<number | undefined> {
  const show = await db
    .updateTable('shows')
    .set({ reach: sql<number>`reach + 1` })
    .where('id', '=', showId)
    .returning('reach')
    .executeTakeFirst();
  if (show === undefined || mixId === undefined) return show?.reach;
  const mix = await db
    .updateTable('mixes')
    .set({ reach: sql<number>`reach + 1`, trend: trendWithPlay('trend', atMs) })
    .where('id', '=', mixId)
    .where('show_id', '=', showId)
    .returning('artist_id')
    .executeTakeFirst();
  if (mix !== undefined) {
    await db
      .updateTable('artists')
      .set({ reach: sql<number>`reach + 1`, trend: trendWithPlay('trend', atMs) })
      .where('id', '=', mix.artist_id)
      .execute();
  }
  return show.reach;
}
