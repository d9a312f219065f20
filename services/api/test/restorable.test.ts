import { sql } from 'kysely';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createSeededEnvironment } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';

let place: TestEnvironment;
let database: ApiDatabase;
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/** The expressions computed during a restore: generated columns, and expression indexes. */
const WORKED_OUT = sql<{ place: string; expression: string }>`
  select adrelid::regclass::text as place, pg_get_expr(adbin, adrelid) as expression
  from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
  where attgenerated <> '' and adrelid::regclass::text like 'api.%'
  union all
  select indrelid::regclass::text, pg_get_expr(indexprs, indrelid)
  from pg_index where indexprs is not null and indrelid::regclass::text like 'api.%'`;

test('a dump can be restored: columns and indexes work with an empty search path', async () => {
  await database.transaction(async (executor) => {
    await sql`set local search_path to ''`.execute(executor);
    const { rows } = await WORKED_OUT.execute(executor);
    expect(rows).not.toHaveLength(0);
    for (const { place: table, expression } of rows) {
      await sql`select ${sql.raw(expression)} from ${sql.raw(table)} limit 3`.execute(executor);
    }
  });
});
