import { randomBytes } from 'node:crypto';
import type { ApiQueries } from '../db/api-tables.ts';

const SECRET_BYTES = 32;

/** A secret of the service by its name, made when it is first asked for; instances on one database get the same. */
export async function loadSecret(db: ApiQueries, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
