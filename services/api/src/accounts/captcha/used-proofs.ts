import { createHash } from 'node:crypto';
import type { ApiQueries } from '#db/api-tables.ts';

/** Used proofs, shared by all instances on one database. */
export interface UsedProofs {
  /** False when it was used before. It is stored until `end`. */
  use(key: string, end: Date): Promise<boolean>;
  forget(before: Date): Promise<void>;
}

export function createUsedProofs(db: ApiQueries): UsedProofs {
  return {
    async use(key, end) {
      const proof_hash = createHash('sha256').update(key).digest();
      const used = await db
        .insertInto('used_captcha_proofs')
        .values({ proof_hash, expiry_time: end })
        .onConflict((conflict) => conflict.doNothing())
        .returning('expiry_time')
        .executeTakeFirst();
      return used !== undefined;
    },
    async forget(before) {
      await db.deleteFrom('used_captcha_proofs').where('expiry_time', '<=', before).execute();
    },
  };
}
