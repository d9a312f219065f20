import { randomBytes } from 'node:crypto';
import type { ApiQueries } from '#db/api-tables.ts';

const SECRET_BYTES = 32;

/**
 * A secret of the service by its name, created on first use (32 random bytes as base64url, unless `make` says otherwise); all instances on
 * one database share it.
 */
export async function loadSecret(
  db: ApiQueries,
  name: string,
  make: () => string | Promise<string> = randomSecret,
): Promise<string> {
  const stored = await findSecret(db, name);
  if (stored !== undefined) return stored;
  await db
    .insertInto('secrets')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findSecret(db, name);
  if (made === undefined) throw new Error(`The secret ${name} was created and has disappeared.`);
  return made;
}

async function findSecret(db: ApiQueries, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
