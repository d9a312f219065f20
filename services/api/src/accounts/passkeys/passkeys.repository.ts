import type { MemberId, Passkey } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

export interface PasskeyKey {
  readonly id: string;
  readonly member_id: MemberId;
  readonly credential_id: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly rp_id: string;
}

export type NewPasskeyRow = Omit<PasskeyKey, 'id'> & {
  readonly name: string;
  readonly synced: boolean;
  readonly creation_time: Date;
};

export function findPasskey(db: ApiQueries, credentialId: string): Promise<PasskeyKey | undefined> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'member_id', 'credential_id', 'public_key', 'counter', 'rp_id'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** In the order they were added. */
export async function listPasskeys(db: ApiQueries, memberId: MemberId): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .orderBy('creation_time')
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
}

export async function listCredentials(db: ApiQueries, memberId: MemberId): Promise<string[]> {
  const rows = await db.selectFrom('passkeys').select('credential_id').where('member_id', '=', memberId).execute();
  return rows.map(({ credential_id }) => credential_id);
}

export async function addPasskey(executor: ApiQueries, passkey: NewPasskeyRow): Promise<Passkey | undefined> {
  const added = await executor
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return added && toPasskey(added);
}

interface OwnPasskey {
  readonly memberId: MemberId;
  readonly id: string;
}

export async function renamePasskey(
  db: ApiQueries,
  { memberId, id }: OwnPasskey,
  name: string,
): Promise<Passkey | undefined> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return renamed && toPasskey(renamed);
}

/** Whether the member had such a passkey. */
export async function removePasskey(executor: ApiQueries, { memberId, id }: OwnPasskey): Promise<boolean> {
  const removed = await executor
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function removePasskeys(executor: ApiQueries, memberId: MemberId): Promise<void> {
  await executor.deleteFrom('passkeys').where('member_id', '=', memberId).execute();
}

export async function noteUse(
  db: ApiQueries,
  { id, counter, at }: { readonly id: string; readonly counter: number; readonly at: Date },
): Promise<void> {
  await db.updateTable('passkeys').set({ counter, use_time: at }).where('id', '=', id).execute();
}

const COLUMNS = ['id', 'name', 'synced', 'creation_time', 'use_time'] as const;

interface ShownRow {
  readonly id: string;
  readonly name: string;
  readonly synced: boolean;
  readonly creation_time: Date;
  readonly use_time: Date | null;
}

function toPasskey({ creation_time, use_time, ...passkey }: ShownRow): Passkey {
  return { ...passkey, creationTime: creation_time.toISOString(), lastUseTime: use_time?.toISOString() ?? null };
}
