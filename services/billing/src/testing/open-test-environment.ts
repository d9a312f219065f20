import { resolve } from 'node:path';
import { type Database, type HostDatabase, openDatabase } from '@afterglow/kit';
import { copySeededEnvironment, dropTemplates, type TestEnvironment, type TestPlace } from '@afterglow/kit/testing';
import { memberIdSchema } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { seedPlans } from '#plans/index.ts';
import type { AccountsPort } from '#port/index.ts';
import type { BillingTables } from '#tables/index.ts';

/** The schema is the host's. */
export const MIGRATIONS_FOLDER = resolve(import.meta.dirname, '../../../api/migrations');

export type TestDatabase = Database<BillingTables>;

export function openTestEnvironment({ folder, databaseUrl }: TestPlace): Promise<TestDatabase> {
  return openDatabase<BillingTables>({ schema: 'api', folder, databaseUrl, migrationsFolder: MIGRATIONS_FOLDER });
}

/** As a hosted service gets it. */
export function withoutTables({ db, transaction }: TestDatabase): HostDatabase {
  return {
    db: db.$pickTables<never>(),
    transaction: (work) => transaction((executor) => work(executor.$pickTables<never>())),
  };
}

/** A new environment with the plans and three members; the caller removes it. */
export function createSeededEnvironment(): Promise<TestEnvironment> {
  return copySeededEnvironment({
    packageDir: resolve(import.meta.dirname, '../..'),
    inputs: ['src/plans', 'src/testing/open-test-environment.ts', '../api/migrations', '../kit/src/database'],
    template: 'seeded_billing',
    async seed(place) {
      const database = await openTestEnvironment(place);
      await seedPlans(database.db);
      await sql`insert into members (id, email)
        select id, 'member' || id || '@example.com' from generate_series(1, 3) as id`.execute(database.db);
      if (place.databaseUrl === undefined) await dropTemplates(database.db);
      await database.close();
    },
  });
}

/** The accounts of the test database. Mails go nowhere. */
export const TEST_ACCOUNTS: AccountsPort = {
  async findEmail(db, id) {
    const { rows } = await sql<{ email: string }>`select email from members where id = ${id}`.execute(db);
    return rows[0]?.email;
  },
  async findByEmail(db, email) {
    const { rows } = await sql<{ id: number }>`select id from members where lower(email) = lower(${email})`.execute(db);
    return rows[0] && memberIdSchema.parse(rows[0].id);
  },
  async lockAndCheckDeletion(db, id) {
    const { rows } = await sql<{
      leave_time: Date | null;
    }>`select leave_time from members where id = ${id} for no key update`.execute(db);
    return rows[0]?.leave_time !== null;
  },
  sendMail: () => Promise.resolve(),
};
