import { sql } from 'kysely';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { PictureSource } from '#media/picture-source.ts';
import { sowBanners, sowGenres } from './sow-editorial.ts';
import { sowStations } from './sow-stations.ts';
import { sowPlans } from './sow-plans.ts';
import { sowPlaylists, sowRevisions } from './sow-playlists.ts';
import { sowMixes, sowShowSlots } from './sow-mixes.ts';
import { sowPlays } from './sow-plays.ts';
import { reserveMemberNumbers, sowArtistsAndShows, sowMembers } from './sow-people.ts';
import type { SowStep } from './sow-steps.ts';
import type { CatalogueSource, SownCatalogue } from './sown-catalogue.ts';

/** What every service needs. */
const BASICS: readonly SowStep[] = [
  { name: 'stations', sow: sowStations },
  { name: 'plans', sow: sowPlans },
];
const MEMBERS: SowStep = { name: 'members', sow: sowMembers };
const CATALOGUE: readonly SowStep[] = [
  { name: 'genres', sow: sowGenres },
  { name: 'artists', sow: sowArtistsAndShows },
  { name: 'mixes', sow: sowMixes },
  { name: 'show slots', sow: sowShowSlots },
  { name: 'playlists', sow: sowPlaylists },
  { name: 'banners', sow: sowBanners },
  { name: 'member numbers', sow: reserveMemberNumbers },
  MEMBERS,
  { name: 'plays', sow: sowPlays },
  { name: 'revisions', sow: sowRevisions },
];

export interface SowOptions {
  /** Without one the catalogue stays empty, until something is imported or a later start brings one. */
  readonly source?: CatalogueSource | undefined;
  readonly colorOf: PictureSource['colorOf'];
  readonly nowMs: number;
  readonly hasDemoMembers: boolean;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/** Fills an empty database. Existing data stay; an interrupted run continues with the same day and catalogue. */
export async function sowCatalogue(database: ApiDatabase, options: SowOptions): Promise<void> {
  const { source = NOTHING, hasDemoMembers } = options;
  const catalog = source === NOTHING ? [] : CATALOGUE.filter((step) => hasDemoMembers || step !== MEMBERS);
  const steps = [...BASICS, ...catalog];
  const build = buildOnce(source);
  for (const [index, step] of steps.entries()) {
    options.onProgress?.({ done: index, total: steps.length });
    await database.transaction((db) => sowOnce(db, step, { ...options, source, build }));
  }
  options.onProgress?.({ done: steps.length, total: steps.length });
}

const SOWING_LOCK = 4_800_480_049;

type Sowing = SowOptions & { readonly source: CatalogueSource; readonly build: CatalogueSource['build'] };

async function sowOnce(db: ApiQueries, step: SowStep, { source, build, colorOf, nowMs }: Sowing): Promise<void> {
  // Two instances on one server may start at once: the second waits, however long the first takes, then finds the step done.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${sql.lit(SOWING_LOCK)})`.execute(db);
  const done = await db.selectFrom('seed_steps').select(['name', 'day']).execute();
  if (done.some(({ name }) => name === step.name)) return;
  const day =
    done.find(({ name }) => !BASICS.some((basic) => basic.name === name))?.day ??
    new Date(nowMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
  await step.sow({ db, day, catalog: build(day), members: source.members, colorOf });
  await db.insertInto('seed_steps').values({ name: step.name, day }).execute();
}

const NOTHING: CatalogueSource = {
  members: [],
  build: () => ({
    genres: [],
    artists: [],
    shows: [],
    mixes: [],
    episodes: [],
    showSlots: [],
    playlists: [],
    revisions: [],
    banners: [],
    plays: [],
  }),
};

/** All steps write the same catalogue; where nothing is to be sown, none is built. */
function buildOnce(source: CatalogueSource): CatalogueSource['build'] {
  const built = new Map<string, SownCatalogue>();
  return (day) => {
    const catalog = built.get(day) ?? source.build(day);
    built.set(day, catalog);
    return catalog;
  };
}
