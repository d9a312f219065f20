import type { MemberId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { ApiQueries } from '#db/api-tables.ts';
import { hashBearerToken, newBearerToken } from '#app/security/bearer-token.ts';

const LIFE_MS = DAY_MS;

/** The tokens of the two links of a change; only their hashes are stored. */
export interface EmailChangeTokens {
  /** Mailed to the new email: proves that its holder reads mail there. */
  readonly confirm: string;
  readonly stop: string;
}

export interface EmailChange {
  readonly memberId: MemberId;
  readonly newEmail: string;
  readonly sessionHash: Uint8Array;
  readonly askedAt: Date;
}

export interface RenewedLink {
  readonly newEmail: string;
  readonly confirm: string;
}

export interface WantedEmail {
  readonly memberId: MemberId;
  readonly newEmail: string;
  readonly sessionToken: string;
}

/** Pending email changes: one per member, for a day. */
export interface EmailChanges {
  /** Another token for the pending change, for another day; the previous one ends. Undefined without a pending change. */
  renew(memberId: MemberId, executor: ApiQueries): Promise<RenewedLink | undefined>;
  /** Replaces the member's earlier change, whose links end. */
  ask(wanted: WantedEmail, executor: ApiQueries): Promise<EmailChangeTokens>;
  findByConfirmToken(token: string): Promise<EmailChange | undefined>;
  /** Takes the change that a link confirms; it is deleted. */
  takeByConfirmToken(token: string, executor: ApiQueries): Promise<EmailChange | undefined>;
  isStopToken(token: string): Promise<boolean>;
  /** Whether a change was pending. */
  stop(token: string): Promise<boolean>;
  remove(memberId: MemberId, executor: ApiQueries): Promise<void>;
}

export function createEmailChanges(db: ApiQueries, clock: Clock): EmailChanges {
  const now = () => new Date(clock.nowMs());
  const running = (token: string, column: 'confirm_hash' | 'stop_hash') =>
    db
      .selectFrom('email_changes')
      .select(COLUMNS)
      .where(column, '=', hashBearerToken(token))
      .where('expiry_time', '>', now());
  return {
    async ask(wanted, executor) {
      await executor.deleteFrom('email_changes').where('expiry_time', '<=', now()).execute();
      return replaceChange(executor, wanted, now());
    },
    async renew(memberId, executor) {
      const confirm = newBearerToken();
      const renewed = await executor
        .updateTable('email_changes')
        .set({ confirm_hash: hashBearerToken(confirm), expiry_time: new Date(clock.nowMs() + LIFE_MS) })
        .where('member_id', '=', memberId)
        .where('expiry_time', '>', now())
        .returning('new_email as newEmail')
        .executeTakeFirst();
      return renewed && { ...renewed, confirm };
    },
    findByConfirmToken: (token) => running(token, 'confirm_hash').executeTakeFirst(),
    takeByConfirmToken: (token, executor) =>
      // Deleted by the statement that checks it: of two simultaneous uses, one finds nothing.
      executor
        .deleteFrom('email_changes')
        .where('confirm_hash', '=', hashBearerToken(token))
        .where('expiry_time', '>', now())
        .returning(COLUMNS)
        .executeTakeFirst(),
    isStopToken: async (token) => (await running(token, 'stop_hash').executeTakeFirst()) !== undefined,
    async stop(token) {
      const stopped = db.deleteFrom('email_changes').where('stop_hash', '=', hashBearerToken(token));
      const { numDeletedRows } = await stopped.where('expiry_time', '>', now()).executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async remove(memberId, executor) {
      await executor.deleteFrom('email_changes').where('member_id', '=', memberId).execute();
    },
  };
}

const COLUMNS = [
  'member_id as memberId',
  'new_email as newEmail',
  'session_hash as sessionHash',
  'creation_time as askedAt',
] as const;

async function replaceChange(executor: ApiQueries, wanted: WantedEmail, now: Date): Promise<EmailChangeTokens> {
  const tokens = { confirm: newBearerToken(), stop: newBearerToken() };
  const change = {
    new_email: wanted.newEmail,
    session_hash: hashBearerToken(wanted.sessionToken),
    confirm_hash: hashBearerToken(tokens.confirm),
    stop_hash: hashBearerToken(tokens.stop),
    creation_time: now,
    expiry_time: new Date(now.getTime() + LIFE_MS),
  };
  await executor
    .insertInto('email_changes')
    .values({ member_id: wanted.memberId, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
  return tokens;
}
