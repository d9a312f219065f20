import { type CurrentUser, isPremiumMember, isSuperAdminMember, type MemberId } from '@afterglow/shared-contracts';
import type { Clock, Metrics, Signer, Caller } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { isPremiumAt } from '@afterglow/billing';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { Mailer } from '#mail/mailer.ts';
import { hashBearerToken, newBearerToken } from '#app/security/bearer-token.ts';
import { type Client, deviceKey, placeName, readDevice } from './client.ts';
import { hashLocation } from './known-locations.ts';
import { lockAndCheckProof, type LoginProof } from './login-proof.ts';
import { revokeSeries } from './player-url-series.ts';
import { loginCounter } from '../count-logins.ts';
import { cancelDeletion } from '../cancel-deletion.ts';
import { createNoteFirstUse, expiryOf, usedAt } from './first-use.ts';

/** Not at every call: a session in constant use would be written constantly. */
const USE_NOTED_EVERY_MS = 5 * MINUTE_MS;

export type SessionOwner = Omit<Caller, 'token'>;

export interface LogInOpening {
  readonly proof: LoginProof;
  readonly client: Client;
}

/** Bearer tokens of logged-in members; only their hashes are stored. */
export interface Sessions {
  /**
   * Logs a member in and returns the token, which is valid until thirty days without use. Given a transaction, it is valid only if that
   * commits.
   */
  start(memberId: MemberId, client: Client, executor?: ApiQueries): Promise<string>;
  /**
   * Logs in and cancels a pending account deletion. The session starts confirmed when the proof is enough for that. Throws unauthenticated
   * for a proof that is no longer valid.
   */
  logIn(member: { readonly id: MemberId; readonly email: string }, opening: LogInOpening): Promise<CurrentUser>;
  /**
   * The member of a token; undefined for one that is unknown, ended or expired. Records a use of the session: the first one in a new
   * browser sends a mail.
   */
  authenticate(token: string): Promise<Caller | undefined>;
  /** The same, without recording a use. */
  recognize(token: string): Promise<Caller | undefined>;
  /** The name of a session in URLs; it grants nothing alone. */
  nameOf(token: string): string;
  /** The member whose session has this name; undefined for one that is unknown, ended or expired. */
  findByName(name: string): Promise<SessionOwner | undefined>;
  end(token: string): Promise<void>;
  /** Ends every session of a member, except the one whose token hash is `keep`, and the player URLs. */
  endAll(memberId: MemberId, options: { readonly keep?: Uint8Array; readonly executor: ApiQueries }): Promise<void>;
}

export interface SessionsOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly mailer: Mailer;
  readonly origin: () => string;
  readonly metrics: Metrics;
}

export function createSessions({ database, clock, signer, mailer, origin, metrics }: SessionsOptions): Sessions {
  const { db } = database;
  const count = loginCounter(metrics);
  const noteFirstUse = createNoteFirstUse({ database, clock, signer, mailer, origin });
  const beginning = () => ({ now: new Date(clock.nowMs()), isConfirmed: false, isByNetwork: false });
  return {
    start: (memberId, client, executor = db) => insertSession(executor, { ...beginning(), memberId, client }),
    async logIn({ id, email }, { proof, client }) {
      const current = await database.transaction(async (executor): Promise<CurrentUser> => {
        const isConfirmed = await lockAndCheckProof(id, proof, executor);
        const began = { ...beginning(), isConfirmed, isByNetwork: proof.kind === 'network' };
        const token = await insertSession(executor, { ...began, memberId: id, client });
        const user = { token, members_id: { id }, email };
        return (await cancelDeletion(mailer, id, executor)) ? { ...user, accountStays: true } : user;
      });
      count('succeeded');
      return current;
    },
    async authenticate(token) {
      const now = new Date(clock.nowMs());
      const tokenHash = hashBearerToken(token);
      const owner = await findOwner(db, tokenHash, now);
      if (owner === undefined) return undefined;
      if (owner.use_time === null) await noteFirstUse(tokenHash);
      else if (now.getTime() - owner.use_time.getTime() > USE_NOTED_EVERY_MS) await noteUse(db, tokenHash, now);
      return { ...toSessionOwner(owner), token };
    },
    async recognize(token) {
      const owner = await findOwner(db, hashBearerToken(token), new Date(clock.nowMs()));
      return owner && { ...toSessionOwner(owner), token };
    },
    nameOf: (token) => Buffer.from(hashBearerToken(token)).toString('base64url'),
    async findByName(name) {
      const owner = await findOwner(db, Buffer.from(name, 'base64url'), new Date(clock.nowMs()));
      return owner && toSessionOwner(owner);
    },
    async end(token) {
      await db.deleteFrom('tokens').where('token_hash', '=', hashBearerToken(token)).execute();
    },
    async endAll(memberId, { keep, executor }) {
      const all = executor.deleteFrom('tokens').where('member_id', '=', memberId);
      await (keep === undefined ? all : all.where('token_hash', '!=', keep)).execute();
      await revokeSeries(executor, memberId);
    },
  };
}

interface NewSession {
  readonly memberId: MemberId;
  readonly client: Client;
  readonly now: Date;
  readonly isConfirmed: boolean;
  readonly isByNetwork: boolean;
}

async function insertSession(
  executor: ApiQueries,
  { memberId, client, now, isConfirmed, isByNetwork }: NewSession,
): Promise<string> {
  const token = newBearerToken();
  await executor.deleteFrom('tokens').where('expiry_time', '<=', now).execute();
  await executor
    .insertInto('tokens')
    .values({
      token_hash: hashBearerToken(token),
      member_id: memberId,
      creation_time: now,
      expiry_time: expiryOf(now),
      ...readDevice(client.userAgent),
      place: placeName(client.address),
      device_hash: hashLocation(memberId, deviceKey(client)),
      by_network: isByNetwork,
      confirmation_time: isConfirmed ? now : null,
    })
    .execute();
  return token;
}

function toSessionOwner(owner: NonNullable<Awaited<ReturnType<typeof findOwner>>>): SessionOwner {
  return {
    memberId: owner.id,
    isPremium: isPremiumMember({ premium: owner.has_subscription, role: owner.role }),
    isSuperAdmin: isSuperAdminMember({ superAdmin: owner.super_admin, role: owner.role }),
  };
}

async function noteUse(db: ApiQueries, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db.updateTable('tokens').set(usedAt(now)).where('token_hash', '=', tokenHash).execute();
}

function findOwner(db: ApiQueries, tokenHash: Uint8Array, at: Date) {
  return db
    .selectFrom('tokens')
    .innerJoin('members', 'members.id', 'tokens.member_id')
    .select(['members.id', 'members.role', 'members.super_admin', 'tokens.use_time'])
    .select(isPremiumAt('members.id', at).as('has_subscription'))
    .where('tokens.token_hash', '=', tokenHash)
    .where('tokens.expiry_time', '>', at)
    .executeTakeFirst();
}
