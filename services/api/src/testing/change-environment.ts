import type { TestPlace } from '@afterglow/kit/testing';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import { openTestEnvironment } from './open-test-environment.ts';

/** Changes the contents of a test environment before a service starts on it, including data that no operation creates. */
export async function changeEnvironment(place: TestPlace, change: (db: ApiQueries) => Promise<unknown>): Promise<void> {
  const database = await openTestEnvironment(place);
  try {
    await change(database.db);
  } finally {
    await database.close();
  }
}

/** A token that expired long ago. */
export async function addExpiredToken(db: ApiQueries, token: string, memberId: number): Promise<void> {
  const expiry = new Date(0);
  await sql`insert into tokens (token_hash, member_id, creation_time, expiry_time)
    values (${hashBearerToken(token)}, ${memberId}, ${expiry}, ${expiry})`.execute(db);
}

/** Further members with the password of the demo members. */
export async function addMember(db: ApiQueries, email: string, isSuperAdmin = false): Promise<void> {
  await sql`insert into members (email, username, password_hash, super_admin)
    select ${email}, ${email}, password_hash, ${isSuperAdmin} from members order by id limit 1`.execute(db);
}
