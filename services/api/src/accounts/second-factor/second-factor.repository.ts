import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

export interface KeyRow {
  readonly member_id: MemberId;
  readonly secret: Uint8Array;
  readonly proof_time: Date | null;
}

export function findKey(db: ApiQueries, memberId: MemberId): Promise<KeyRow | undefined> {
  return db
    .selectFrom('second_factors')
    .select(['member_id', 'secret', 'proof_time'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Whether the member's key is active; locks it until the transaction ends. */
export async function lockKey(executor: ApiQueries, memberId: MemberId): Promise<boolean> {
  const key = await executor
    .selectFrom('second_factors')
    .select('proof_time')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return key?.proof_time != null;
}

interface NewKey {
  readonly memberId: MemberId;
  readonly secret: Uint8Array;
  readonly at: Date;
}

/** Replaces a pending key; false when one is active. */
export async function savePendingKey(db: ApiQueries, { memberId, secret, at }: NewKey): Promise<boolean> {
  const values = { secret, creation_time: at, proof_time: null, last_step: 0 };
  const stored = await db
    .insertInto('second_factors')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(values).where('second_factors.proof_time', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return stored !== undefined;
}

interface UsedStep {
  readonly memberId: MemberId;
  readonly step: number;
}

/** Whether no code of this or a later half minute was used before: of two simultaneous uses, one is rejected. */
export async function consumeTimeStep(db: ApiQueries, { memberId, step }: UsedStep): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .returning('member_id')
    .executeTakeFirst();
  return taken !== undefined;
}

interface ProvenKey {
  readonly memberId: MemberId;
  /** The key whose code was checked: the member may have a newer one. */
  readonly secret: Uint8Array;
  readonly at: Date;
}

/** Whether it was still the member's key, and pending. */
export async function activateKey(db: ApiQueries, { memberId, secret, at }: ProvenKey): Promise<boolean> {
  const proven = await db
    .updateTable('second_factors')
    .set({ proof_time: at })
    .where('member_id', '=', memberId)
    .where('secret', '=', secret)
    .where('proof_time', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return proven !== undefined;
}

export async function replaceRecoveryCodes(
  executor: ApiQueries,
  { memberId, hashes, at }: { readonly memberId: MemberId; readonly hashes: readonly Uint8Array[]; readonly at: Date },
): Promise<void> {
  await executor.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await executor
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, member_id: memberId, creation_time: at })))
    .execute();
}

/** Whether it was the member's; it is deleted. */
export async function consumeRecoveryCode(db: ApiQueries, memberId: MemberId, hash: Uint8Array): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .returning('member_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: ApiQueries, memberId: MemberId): Promise<number> {
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('member_id', '=', memberId).execute();
  return codes.length;
}

/** Removes key, recovery codes and pending challenges. Returns whether the key was active. */
export async function removeSecondFactor(executor: ApiQueries, memberId: MemberId): Promise<boolean> {
  await executor.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await executor.deleteFrom('login_challenges').where('member_id', '=', memberId).execute();
  const removed = await executor
    .deleteFrom('second_factors')
    .where('member_id', '=', memberId)
    .returning('proof_time')
    .executeTakeFirst();
  return removed?.proof_time != null;
}
