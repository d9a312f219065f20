import { createHash } from 'node:crypto';
import type { MemberId, SocialProvider } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import type { ProvidedIdentity } from '../identity-providers/index.ts';

export type AddressedIdentity = ProvidedIdentity & { readonly email: string };
export interface Account {
  readonly id: MemberId;
  readonly email: string;
}
/** `isProven`: someone has verified the email of the account before. */
export type FoundAccount = Account & { readonly isProven: boolean };

/** A login by a provider, which verifies the email if it names one. */
export interface ProviderLogin {
  readonly network: SocialProvider;
  readonly subject: string;
  readonly vouchedEmail: string | null;
  readonly at: Date;
}

export interface SocialLoginRepository {
  /** False when the state has finished a login before. */
  useState(state: string, expiresAt: Date): Promise<boolean>;
  forgetStates(before: Date): Promise<void>;
  findByIdentity(network: SocialProvider, subject: string): Promise<Account | undefined>;
  /** Locked until the transaction ends. */
  findByEmail(email: string): Promise<FoundAccount | undefined>;
  /** Undefined when the email is taken. It counts as verified if the provider verified it. */
  addMember(identity: AddressedIdentity, at: Date): Promise<Account | undefined>;
  link(id: MemberId, login: ProviderLogin): Promise<void>;
  noteLogin(login: ProviderLogin): Promise<void>;
}

export function createSocialLoginRepository(db: ApiQueries): SocialLoginRepository {
  return {
    async useState(state, expiresAt) {
      const state_hash = createHash('sha256').update(state).digest();
      const insert = db.insertInto('used_login_states').values({ state_hash, expiry_time: expiresAt });
      const used = await insert
        .onConflict((conflict) => conflict.doNothing())
        .returning('expiry_time')
        .executeTakeFirst();
      return used !== undefined;
    },
    async forgetStates(before) {
      await db.deleteFrom('used_login_states').where('expiry_time', '<=', before).execute();
    },
    findByIdentity: (network, subject) =>
      db
        .selectFrom('member_identities')
        .innerJoin('members', 'members.id', 'member_identities.member_id')
        .select(['members.id', 'members.email'])
        .where('network', '=', network)
        .where('subject', '=', subject)
        .executeTakeFirst(),
    findByEmail: (email) =>
      db
        .selectFrom('members')
        .select(['id', 'email', sql<boolean>`email_proof_time is not null`.as('isProven')])
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .forUpdate()
        .executeTakeFirst(),
    addMember: ({ email, emailState, firstName, lastName }, at) =>
      db
        .insertInto('members')
        .values({
          email,
          username: email,
          first_name: firstName,
          last_name: lastName,
          creation_time: at,
          email_proof_time: emailState === 'verified' ? at : null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'email'])
        .executeTakeFirst(),
    async link(id, { network, subject, vouchedEmail, at }) {
      await db
        .insertInto('member_identities')
        .values({ member_id: id, network, subject, creation_time: at, email: vouchedEmail, login_time: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async noteLogin({ network, subject, vouchedEmail, at }) {
      await db
        .updateTable('member_identities')
        .set({ email: vouchedEmail, login_time: at })
        .where('network', '=', network)
        .where('subject', '=', subject)
        .execute();
    },
  };
}
