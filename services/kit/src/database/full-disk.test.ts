import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Generated, sql } from 'kysely';
import { isOutOfSpace } from '../errors/out-of-space.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

jest.setTimeout(60_000);

interface Tables {
  things: { id: Generated<number>; name: string };
}

const disk = mountSmallDisk(100);
const testOnDisk = disk ? test : test.skip;
beforeAll(async () => {
  if (!disk) return;
  await mkdir(join(disk.folder, 'migrations'));
  const things = 'create table things (id bigint generated always as identity primary key, name text not null);';
  await writeFile(join(disk.folder, 'migrations', '0001-things.sql'), things);
});
afterAll(() => disk?.remove());

function open({ folder }: SmallDisk): Promise<Database<Tables>> {
  return openDatabase({ schema: 'api', folder: join(folder, 'data'), migrationsFolder: join(folder, 'migrations') });
}

/** Adds to the database's log alone, until that can't grow anymore. */
async function fillLog({ db }: Database<Tables>): Promise<unknown> {
  for (;;) {
    try {
      await sql`select pg_logical_emit_message(true, 'test', repeat('x', 500000))`.execute(db);
    } catch (error) {
      return error;
    }
  }
}

testOnDisk(
  '[OPERATE-004] an embedded database whose log meets a full disk works again once there is space',
  async () => {
    if (!disk) return;
    const database = await open(disk);
    const heard: string[] = [];
    await database.listen('news', { onPayload: (payload) => heard.push(payload) });
    await database.db.insertInto('things').values({ name: 'kept' }).execute();
    await sql`insert into things (name) values ('safe')`.execute(database.db);
    disk.fill(9_000_000);
    expect(isOutOfSpace(await fillLog(database))).toBe(true);
    const refused = database.db.selectFrom('things').selectAll().execute();
    expect(isOutOfSpace(await refused.catch((error: unknown) => error))).toBe(true);

    disk.free();
    expect(await database.db.selectFrom('things').select('id').orderBy('id').execute()).toEqual([{ id: 1 }, { id: 2 }]);
    await database.db.insertInto('things').values({ name: 'after' }).execute();
    await database.notify('news', 'heard');
    expect(heard).toEqual(['heard']);
    await database.close();
  },
);
