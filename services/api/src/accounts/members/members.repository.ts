import type { Gender, MemberId, SocialProvider } from '@afterglow/shared-contracts';
import { type InferResult, sql } from 'kysely';
import { isPremiumAt } from '@afterglow/billing';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { findAccount } from '../credentials/index.ts';
import { isEmailVerifiedByProvider, type ProviderEmailCheck } from '../identity-providers/index.ts';

export interface NewMemberRow {
  readonly email: string;
  readonly username: string;
  readonly birthday: Date | null;
  readonly gender: Gender | null;
  readonly password_hash: string;
  readonly creation_time: Date;
}

/** Columns to change; undefined ones stay. */
export interface MemberColumns {
  readonly username?: string | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly birthday?: Date | null | undefined;
  readonly gender?: Gender | null | undefined;
  readonly avatar?: string | null | undefined;
}

export interface MembersRepository {
  find(id: MemberId, at: Date): Promise<MemberRow | undefined>;
  firstSocialProvider(email: string): ReturnType<typeof firstSocialProvider>;
  isTaken(email: string): Promise<boolean>;
  isVouchedFor(vouched: ProviderEmailCheck): Promise<boolean>;
  /** The new member's ID; undefined when the email is taken. */
  add(member: NewMemberRow, executor: ApiQueries): Promise<MemberId | undefined>;
  update(id: MemberId, columns: MemberColumns, executor: ApiQueries): Promise<void>;
  /** Whether the password still had the old hash (null for none) and now has the new one. */
  replacePassword(id: MemberId, hashes: PasswordHashes, executor: ApiQueries): Promise<boolean>;
  /** Whether the password still has this hash (null for none), which is then locked until the transaction ends. */
  keepsPassword(id: MemberId, hash: string | null, executor: ApiQueries): Promise<boolean>;
  hasUpload(id: MemberId, name: string): Promise<boolean>;
  transaction: ApiDatabase['transaction'];
}

export interface PasswordHashes {
  readonly oldHash: string | null;
  readonly newHash: string;
}
export type MemberRow = InferResult<ReturnType<typeof selectMembers>>[number];

export function createMembersRepository({ db, transaction }: ApiDatabase): MembersRepository {
  return {
    find: (id, at) => selectMembers(db, at).where('id', '=', id).executeTakeFirst(),
    firstSocialProvider: (email) => firstSocialProvider(db, email),
    isTaken: async (email) => (await findAccount(db, email)) !== undefined,
    isVouchedFor: (vouched) => isEmailVerifiedByProvider(db, vouched),
    add,
    update,
    replacePassword,
    keepsPassword,
    hasUpload: async (id, name) => {
      const found = db.selectFrom('uploads').select('name').where('name', '=', name).where('member_id', '=', id);
      return (await found.executeTakeFirst()) !== undefined;
    },
    transaction,
  };
}

async function add(member: NewMemberRow, executor: ApiQueries): Promise<MemberId | undefined> {
  const added = await executor
    .insertInto('members')
    .values({ ...member, first_name: null, last_name: null, avatar: null, role: null })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

async function update(id: MemberId, columns: MemberColumns, executor: ApiQueries): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return;
  await executor.updateTable('members').set(columns).where('id', '=', id).execute();
}

async function replacePassword(
  id: MemberId,
  { oldHash, newHash }: PasswordHashes,
  executor: ApiQueries,
): Promise<boolean> {
  const replaced = await executor
    .updateTable('members')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', oldHash)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

async function keepsPassword(id: MemberId, hash: string | null, executor: ApiQueries): Promise<boolean> {
  const stored = await executor
    .selectFrom('members')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', hash)
    .forUpdate()
    .executeTakeFirst();
  return stored !== undefined;
}

function selectMembers(db: ApiQueries, at: Date) {
  return db
    .selectFrom('members')
    .select([
      'id',
      'email',
      'username',
      'first_name',
      'last_name',
      'birthday',
      'avatar',
      'role',
      'super_admin',
      sql<boolean>`password_hash is not null`.as('has_password'),
      pendingEmailAt(at).as('pending_email'),
      isPremiumAt('members.id', at).as('has_subscription'),
    ]);
}

function pendingEmailAt(at: Date) {
  return sql<string | null>`(select new_email from email_changes
    where email_changes.member_id = members.id and email_changes.expiry_time > ${at})`;
}

/**
 * How the member with this email logs in, as in the header x-network-used: "none" for one with a password, else the provider of the first
 * social login. Undefined for an unknown email.
 */
async function firstSocialProvider(db: ApiQueries, email: string): Promise<SocialProvider | 'none' | undefined> {
  const member = await db
    .selectFrom('members')
    .leftJoin('member_identities', 'member_identities.member_id', 'members.id')
    .select(['members.password_hash', 'member_identities.network'])
    .where(sql<boolean>`lower(members.email) = lower(${email})`)
    .orderBy('member_identities.creation_time')
    .executeTakeFirst();
  if (member === undefined) return undefined;
  return (member.password_hash === null ? member.network : null) ?? 'none';
}
