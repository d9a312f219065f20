// @databases both
import { sql } from 'kysely';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createSeededEnvironment } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';
import { type CatalogChanges, followCatalogChanges } from './catalog-changes.ts';

/** No shared response shows these tables, or only data that is written together with a table that does notify. */
const UNTOLD_TABLES = [
  ...['attempts', 'checkouts', 'data_copies', 'donation_products', 'donations', 'email_changes'],
  ...['favorite_artists', 'favorite_genres', 'favorite_mixes', 'favorite_shows', 'identity_codes'],
  ...['imports', 'known_places', 'listening', 'listening_positions', 'login_challenges'],
  ...['mails', 'member_identities', 'member_settings', 'members', 'messages'],
  ...['migrations', 'mix_counts', 'mix_documents', 'passkeys', 'payment_notices'],
  ...['payment_reconciliations', 'payments', 'player_addresses'],
  ...['plan_prices', 'plans', 'plays', 'premium_grants', 'recovery_codes', 'refused_trials', 'reset_tokens'],
  ...['sandbox_checkouts', 'sandbox_notices', 'sandbox_payments', 'sandbox_subscriptions', 'second_factors', 'secrets'],
  ...['seed_steps', 'show_slots', 'subscriptions', 'tokens', 'uploads'],
  ...['used_captcha_proofs', 'used_login_states', 'used_passkey_challenges', 'used_trials', 'word_slips', 'words'],
];

/** Counts of plays and favorites, and columns that change in the same statement. */
const UNTOLD_COLUMNS = [
  ...['artists.reach', 'artists.trend', 'mix_genres.creation_time', 'mix_genres.reach', 'mix_genres.trend'],
  ...['mixes.favorite_count', 'mixes.reach', 'mixes.trend', 'shows.reach'],
];

let place: TestEnvironment;
let database: ApiDatabase;
let changes: CatalogChanges;
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
  changes = await followCatalogChanges(database);
});
afterAll(async () => {
  changes.dispose();
  await database.close();
  await place.remove();
});

const run = (statement: string) => sql.raw(statement).execute(database.db);

// These two come first: other changes may be notified a second time, a moment later.
test('plays and favorites, which are frequent, are not reported', async () => {
  const before = changes.revision();
  await run('update mixes set reach = reach + 1, trend = trend + 1 where id = 3');
  await run('update mixes set favorite_count = favorite_count + 1 where id = 3');
  await run('update artists set reach = reach + 1, trend = trend + 1 where id = 3');
  await run('update shows set reach = reach + 1 where id = 3');
  expect(changes.revision()).toBe(before);
});

test('a rolled-back change is not reported, and one in a transaction after its commit', async () => {
  const before = changes.revision();
  const change = sql`update banners set heading = 'Never'`;
  await database
    .transaction(async (transaction) => {
      await change.execute(transaction);
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(changes.revision()).toBe(before);
  await database.transaction(async (transaction) => {
    await sql`update genres set name = name`.execute(transaction);
    expect(changes.revision()).toBe(before);
  });
  expect(changes.revision()).not.toBe(before);
});

test.each([
  ["insert into genres (id, name) values (9001, 'Zeuhl')"],
  ["update genres set name = 'Zeuhl!' where id = 9001"],
  ['delete from genres where id = 9001'],
  ["update stations set title = 'Deeper' where id = 'deep'"],
  ["update artists set title = 'Renamed' where id = 1"],
  ["update artists set biography = '<p>Lives.</p>' where id = 1"],
  ['update artists set has_hero = not has_hero where id = 1'],
  ["update shows set title = 'Renamed' where id = 1"],
  ["update shows set summary = 'Shorter.' where id = 1"],
  ["update shows set color = '#000000', reach = reach where id = 1"],
  ["update mixes set title = 'Renamed' where id = 1"],
  ['update mixes set premium = not premium where id = 1'],
  ["update mixes set waveform = '[1]' where id = 1"],
  ["update mixes set track_list = '[]' where id = 1"],
  ['update mixes set creation_time = now(), reach = reach where id = 1'],
  ['delete from mix_genres where mix_id = 1'],
  ['insert into mix_genres (mix_id, genre_id) select 1, min(id) from genres'],
  ['update episodes set premiere = premiere'],
  ['delete from episodes where id = (select max(id) from episodes)'],
  ['update playlists set featured = not featured where id = (select min(id) from playlists)'],
  ["update playlist_revisions set title = 'Renamed' where id = (select min(id) from playlist_revisions)"],
  ['delete from playlist_revision_mixes where revision_id = (select min(id) from playlist_revisions)'],
  ['update banners set published = not published'],
  ['delete from mixes where id = 2'],
  ['truncate banners'],
])('%s is reported before the statement ends', async (statement) => {
  const before = changes.revision();
  await run(statement);
  expect(changes.revision()).not.toBe(before);
});

test('every table reports every change to each of its columns, unless it is named here', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'api'::regnamespace and relkind in ('r', 'p') order by 1`.execute(
    database.db,
  );
  const { rows: triggers } = await sql<{ name: string; events: number; columns: string[] }>`
    select tgrelid::regclass::text as name, tgtype::int as events, array(
        select attname::text from pg_attribute where attrelid = tgrelid and attnum = any (tgattr::int2[])
      ) as columns
    from pg_trigger where tgname = 'tell_catalogue_change' and tgenabled = 'O'`.execute(database.db);
  const telling = new Map(triggers.map(({ name, ...trigger }) => [name.replace(/^api\./, ''), trigger]));
  expect(tables.map(({ name }) => name).filter((name) => !telling.has(name))).toEqual(UNTOLD_TABLES.toSorted());

  // Insert, delete, update and truncate, after the statement: the bits of tgtype.
  expect([...telling.values()].filter(({ events }) => events !== 4 + 8 + 16 + 32)).toEqual([]);

  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'api' and is_generated = 'NEVER'`.execute(database.db);
  const untold = columns.filter(({ table, column }) => {
    const reported = telling.get(table)?.columns;
    return reported !== undefined && reported.length > 0 && !reported.includes(column);
  });
  expect(untold.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(UNTOLD_COLUMNS);
});
