import { type AccountSecurity, BRAND, type MemberId, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { type Caller, requireSelf } from '@afterglow/kit';
import type { Mail, Mailer } from '#mail/mailer.ts';
import type { Reauthentications, Sessions } from '../sessions/index.ts';
import { listPasskeys, type LastLoginMethod } from '../passkeys/index.ts';
import type { ResetTokens } from '../credentials/index.ts';
import { countRecoveryCodes, findKey, removeSecondFactor } from '../second-factor/index.ts';

/** Each throws forbidden for another member. */
export interface SecurityService {
  read(id: MemberId, caller: Caller): Promise<AccountSecurity>;
  /**
   * Ends all other sessions and the second factor, which only a password needs. Throws forbidden for an unconfirmed session, and a conflict
   * for the last credential.
   */
  removePassword(id: MemberId, caller: Caller): Promise<void>;
}

export interface SecurityOptions {
  readonly database: ApiDatabase;
  readonly confirmations: Reauthentications;
  readonly sessions: Sessions;
  readonly resetTokens: ResetTokens;
  readonly lastWayIn: LastLoginMethod;
  readonly mailer: Mailer;
}

export function createSecurityService(parts: SecurityOptions): SecurityService {
  const { database, confirmations } = parts;
  return {
    async read(id, caller) {
      requireSelf(id, caller);
      return readSecurity(database.db, id);
    },
    async removePassword(id, caller) {
      requireSelf(id, caller);
      await confirmations.require(caller);
      await database.transaction((executor) => removePassword(parts, caller, executor));
    },
  };
}

async function readSecurity(db: ApiQueries, id: MemberId): Promise<AccountSecurity> {
  const member = await db.selectFrom('members').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
  const identities = await db
    .selectFrom('member_identities')
    .select('network')
    .where('member_id', '=', id)
    .orderBy('creation_time')
    .execute();
  const since = (await findKey(db, id))?.proof_time;
  return {
    password: member.password_hash !== null,
    networks: [...new Set(identities.map(({ network }) => network))],
    passkeys: await listPasskeys(db, id),
    secondFactor:
      since == null ? null : { since: since.toISOString(), recoveryCodesLeft: await countRecoveryCodes(db, id) },
  };
}

async function removePassword(
  { lastWayIn, sessions, resetTokens, mailer }: SecurityOptions,
  { memberId, token }: Caller,
  executor: ApiQueries,
): Promise<void> {
  const { email } = await lastWayIn.lock(memberId, executor);
  await executor.updateTable('members').set({ password_hash: null }).where('id', '=', memberId).execute();
  await lastWayIn.require(memberId, executor);
  await removeSecondFactor(executor, memberId);
  await resetTokens.removeAll(memberId, executor);
  await sessions.endAll(memberId, { keep: hashBearerToken(token), executor });
  await mailer.send(passwordRemovedMail(email), executor);
}

function passwordRemovedMail(to: string): Mail {
  return {
    to,
    subject: `Your ${BRAND} account no longer has a password`,
    text: [
      'Your password was just removed, and we logged out all your other devices. You can still log in with your passkeys and social logins.',
      `Wasn't you? Choose "Forgot your password?" on the login page to set a new password, and email ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}
