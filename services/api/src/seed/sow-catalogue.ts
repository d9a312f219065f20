import { sql } from 'kysely';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { Track as Piece } from '#synthesis/track-library.ts';
import type { PictureColor } from './picture-color.ts';
import { sowBanners, sowGenresAndStations } from './sow-editorial.ts';
import { sowPlaylists, sowRevisions } from './sow-playlists.ts';
import { sowMixes } from './sow-mixes.ts';
import { sowPlays } from './sow-plays.ts';
import { reserveMemberNumbers, sowArtistsAndShows, sowMembers, sowPlans } from './sow-people.ts';
import { sowShowSlots } from './sow-show-slots.ts';
import type { SowStep } from './sow-steps.ts';

const MEMBERS: SowStep = { name: 'members', sow: sowMembers };
const STEPS: readonly SowStep[] = [
  { name: 'genres', sow: sowGenresAndStations },
  { name: 'artists', sow: sowArtistsAndShows },
  { name: 'mixes', sow: sowMixes },
  { name: 'show slots', sow: sowShowSlots },
  { name: 'playlists', sow: sowPlaylists },
  { name: 'banners', sow: sowBanners },
  { name: 'plans', sow: sowPlans },
  { name: 'member numbers', sow: reserveMemberNumbers },
  MEMBERS,
  { name: 'plays', sow: sowPlays },
  { name: 'revisions', sow: sowRevisions },
];

export type SowOptions = {
  readonly library: readonly Piece[];
  readonly colorOf: PictureColor;
  readonly nowMs: number;
  readonly hasDemoMembers: boolean;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
};

/** Fills an empty database. What is there already stays; an interrupted run goes on with the same day and catalogue. */
export async function sowCatalogue(database: ApiDatabase, options: SowOptions): Promise<void> {
  const steps = STEPS.filter((step) => options.hasDemoMembers || step !== MEMBERS);
  for (const [index, step] of steps.entries()) {
    options.onProgress?.({ done: index, total: steps.length });
    await database.transaction((db) => sowOnce(db, step, options));
  }
  options.onProgress?.({ done: steps.length, total: steps.length });
}

const SOWING_LOCK = 4_800_480_049;

async function sowOnce(db: ApiQueries, step: SowStep, { library, colorOf, nowMs }: SowOptions): Promise<void> {
  // Two instances on one server may start at once: the second waits, then finds the step done.
  await sql`select pg_advisory_xact_lock(${sql.lit(SOWING_LOCK)})`.execute(db);
  const done = await db.selectFrom('seed_steps').select(['name', 'day']).execute();
  if (done.some(({ name }) => name === step.name)) return;
  const day = done[0]?.day ?? new Date(nowMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
  await step.sow({ db, day, library, colorOf });
  await db.insertInto('seed_steps').values({ name: step.name, day }).execute();
}
