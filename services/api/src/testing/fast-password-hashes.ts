import { memberIdSchema } from '@afterglow/shared-contracts';
import { hash } from '@node-rs/argon2';
import type { ApiQueries } from '#db/api-tables.ts';
import { MEMBER_PASSWORD, SMALL_MEMBERS } from './small-station/members.ts';

/** The minimum that argon2 accepts; a real hash is meant to be expensive, and tests log in a thousand times. */
const LEAST = { memoryCost: 8, timeCost: 1 } as const;

/** Gives the station's members the same password with a cheap hash, whose parameters are part of it. */
export async function useFastPasswordHashes(db: ApiQueries): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash: await hash(MEMBER_PASSWORD, LEAST) })
    .where('id', '<=', memberIdSchema.parse(SMALL_MEMBERS.length))
    .execute();
}
