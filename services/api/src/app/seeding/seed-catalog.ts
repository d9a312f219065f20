import { sql } from 'kysely';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { PictureSource } from '#media/images/index.ts';
import { jsonValue } from '@afterglow/kit';
import { seedStations } from './seed-stations.ts';
import { seedPlans } from '@afterglow/billing';
import { toBilling } from '#db/billing-database.ts';
import { seedPlaylists, seedRevisions } from './seed-playlists.ts';
import { seedMixes, seedShowSlots } from './seed-mixes.ts';
import { seedPlays } from './seed-plays.ts';
import { reserveMemberNumbers, seedArtistsAndShows, seedMembers } from './seed-members.ts';
import type { SeedStep, SeedContext } from './seed-steps.ts';
import type { CatalogSource, SeedCatalog } from './seed-catalog-types.ts';

const BASICS: readonly SeedStep[] = [
  { name: 'stations', seed: seedStations },
  { name: 'plans', seed: ({ db }) => seedPlans(toBilling(db)) },
];
const MEMBERS: SeedStep = { name: 'members', seed: seedMembers };
const CATALOG: readonly SeedStep[] = [
  { name: 'genres', seed: seedGenres },
  { name: 'artists', seed: seedArtistsAndShows },
  { name: 'mixes', seed: seedMixes },
  { name: 'show slots', seed: seedShowSlots },
  { name: 'playlists', seed: seedPlaylists },
  { name: 'banners', seed: seedBanners },
  { name: 'member numbers', seed: reserveMemberNumbers },
  MEMBERS,
  { name: 'plays', seed: seedPlays },
  { name: 'revisions', seed: seedRevisions },
];

export interface SeedOptions {
  /** Without one the catalog stays empty, until something is imported or a later start brings one. */
  readonly source?: CatalogSource | undefined;
  readonly colorOf: PictureSource['colorOf'];
  readonly nowMs: number;
  readonly hasDemoMembers: boolean;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/** Fills an empty database. Existing data stay; an interrupted run continues with the same day and catalog. */
export async function seedCatalog(database: ApiDatabase, options: SeedOptions): Promise<void> {
  const { source = NOTHING, hasDemoMembers } = options;
  const catalog = source === NOTHING ? [] : CATALOG.filter((step) => hasDemoMembers || step !== MEMBERS);
  const steps = [...BASICS, ...catalog];
  const build = buildOnce(source);
  for (const [index, step] of steps.entries()) {
    options.onProgress?.({ done: index, total: steps.length });
    await database.transaction((db) => seedOnce(db, step, { ...options, source, build }));
  }
  options.onProgress?.({ done: steps.length, total: steps.length });
}

const SEEDING_LOCK = 4_800_480_049;

type Seeding = SeedOptions & { readonly source: CatalogSource; readonly build: CatalogSource['build'] };

async function seedOnce(db: ApiQueries, step: SeedStep, { source, build, colorOf, nowMs }: Seeding): Promise<void> {
  // Two instances on one server may start together: the second waits without a limit, then finds the step done.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${sql.lit(SEEDING_LOCK)})`.execute(db);
  const done = await db.selectFrom('seed_steps').select(['name', 'day']).execute();
  if (done.some(({ name }) => name === step.name)) return;
  const day =
    done.find(({ name }) => !BASICS.some((basic) => basic.name === name))?.day ??
    new Date(nowMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
  await step.seed({ db, day, catalog: build(day), members: source.members, colorOf });
  await db.insertInto('seed_steps').values({ name: step.name, day }).execute();
}

const NOTHING: CatalogSource = {
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

/** All steps write the same catalog; without steps none is built. */
function buildOnce(source: CatalogSource): CatalogSource['build'] {
  const built = new Map<string, SeedCatalog>();
  return (day) => {
    const catalog = built.get(day) ?? source.build(day);
    built.set(day, catalog);
    return catalog;
  };
}

async function seedGenres({ db, catalog }: SeedContext): Promise<void> {
  if (catalog.genres.length > 0) await db.insertInto('genres').values(catalog.genres).execute();
}

async function seedBanners({ db, catalog, colorOf }: SeedContext): Promise<void> {
  const banners = catalog.banners.map(({ modificationTime, ...banner }) => ({
    ...banner,
    color: colorOf('banner', banner.id),
    primary_action: banner.primary_action && jsonValue(banner.primary_action),
    secondary_action: banner.secondary_action && jsonValue(banner.secondary_action),
    modification_time: modificationTime,
  }));
  if (banners.length > 0) await db.insertInto('banners').values(banners).execute();
}
