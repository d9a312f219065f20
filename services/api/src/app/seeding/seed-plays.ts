import { sql } from 'kysely';
import { trendOfRecordedPlays } from '#catalog/shows/index.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { SeedContext } from './seed-steps.ts';

const ROWS_PER_INSERT = 1_000;

export async function seedPlays({ db, day, catalog }: SeedContext): Promise<void> {
  const plays = catalog.plays.map(({ showId, mixId, playedAt }) => {
    return { show_id: showId, mix_id: mixId, member_id: null, played_at: playedAt };
  });
  for (let start = 0; start < plays.length; start += ROWS_PER_INSERT) {
    await db
      .insertInto('plays')
      .values(plays.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
  await computeTrends(db, Date.parse(`${day}T00:00:00Z`));
}

export async function computeTrends(db: ApiQueries, nowMs: number): Promise<void> {
  const trend = trendOfRecordedPlays(nowMs);
  await sql`update mixes set trend = coalesce((select ${trend} from plays where plays.mix_id = mixes.id), 0)`.execute(
    db,
  );
  await sql`update artists set trend = coalesce((
    select ${trend} from plays join mixes on mixes.id = plays.mix_id where mixes.artist_id = artists.id), 0)`.execute(
    db,
  );
}
