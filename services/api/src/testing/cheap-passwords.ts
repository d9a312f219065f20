import { memberIdSchema } from '@afterglow/shared-contracts';
import { hash } from '@node-rs/argon2';
import type { ApiQueries } from '#db/api-tables.ts';
import { MEMBER_PASSWORD, SMALL_MEMBERS } from './small-station/members.ts';

/** The least that argon2 takes; a real hash is meant to cost a lot, and tests log in a thousand times. */
const LEAST = { memoryCost: 8, timeCost: 1 } as const;

/** Gives the members of the station the same password, of which a hash tells by what it was made, by little work. */
export async function useCheapPasswords(db: ApiQueries): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash: await hash(MEMBER_PASSWORD, LEAST) })
    .where('id', '<=', memberIdSchema.parse(SMALL_MEMBERS.length))
    .execute();
}
