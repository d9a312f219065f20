import { sql } from 'kysely';
import { trendOfRecordedPlays } from '#catalogue/trend.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { createRandom } from '#synthesis/random.ts';
import { buildMixes, type MixSeed } from './build-mixes.ts';
import type { SowContext } from './sow-steps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The days before the day of sowing on which somebody listened. */
const SOWN_DAYS = 14;
/** Of the plays of a new mix so many are sown; half as many of one that is a week older, and so on. */
const SOWN_SHARE = 1 / 100;
const ROWS_PER_INSERT = 1_000;

/** Plays of the last days by nobody in particular, and the trends that follow from all recorded plays. */
export async function sowPlays({ db, day, library }: SowContext): Promise<void> {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  const plays = buildMixes(day, library).flatMap((mix) => playsOf(mix, dayMs));
  for (let start = 0; start < plays.length; start += ROWS_PER_INSERT) {
    await db
      .insertInto('plays')
      .values(plays.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
  await computeTrends(db, dayMs);
}

function playsOf({ id, showId, reach, creationTime }: MixSeed, dayMs: number) {
  const random = createRandom(`plays/${id}`);
  const fromMs = Math.max(creationTime.getTime(), dayMs - SOWN_DAYS * DAY_MS);
  const ageDays = (dayMs - creationTime.getTime()) / DAY_MS;
  const count = Math.round(reach * SOWN_SHARE * 2 ** (-ageDays / 7));
  return Array.from({ length: count }, () => ({
    show_id: showId,
    mix_id: id,
    member_id: null,
    played_at: new Date(Math.floor(random.between(fromMs, dayMs))),
  }));
}

/** What every play adds to when it is counted, computed from the records of all. */
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
