import type { AccountDeletion, MemberId } from '@afterglow/shared-contracts';
import { type Clock, conflict, type Caller, requireSelf } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { toBilling } from '#db/billing-database.ts';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import type { Mailer } from '#mail/mailer.ts';
import { type MemberDeletion, providerName } from '@afterglow/billing';
import type { Reauthentications, Sessions } from '../sessions/index.ts';
import type { EmailChanges } from '../email-change/index.ts';
import { deletionScheduledMail } from '../account-deletion-mails.ts';
import type { ResetTokens } from '../credentials/index.ts';
import { cancelDeletion } from '../cancel-deletion.ts';
import { findDeletion, type DepartingMember, lockMember, lockSuperAdmins } from './account-deletion.repository.ts';

const DELETION_DELAY_MS = 14 * DAY_MS;

export interface AccountDeletionService {
  read(id: MemberId, caller: Caller): Promise<AccountDeletion>;
  /**
   * Throws `confirmation_required` unless the session was just confirmed, so that a device left logged in can't delete the account. Throws
   * conflict for the last super admin, and too-many.
   */
  leave(id: MemberId, caller: Caller): Promise<AccountDeletion>;
  stay(id: MemberId, caller: Caller): Promise<AccountDeletion>;
}

export interface AccountDeletionOptions {
  readonly database: ApiDatabase;
  readonly confirmations: Reauthentications;
  readonly sessions: Sessions;
  readonly resetTokens: ResetTokens;
  readonly emailChanges: EmailChanges;
  readonly mailLimit: AttemptLimiter;
  readonly memberDeletion: MemberDeletion;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly origin: () => string;
}

export function createAccountDeletionService(parts: AccountDeletionOptions): AccountDeletionService {
  const { database, mailer, confirmations, mailLimit } = parts;
  const read = async (id: MemberId, caller: Caller) => {
    requireSelf(id, caller);
    return toAccountDeletion(await findDeletion(database.db, id));
  };
  return {
    read,
    async leave(id, caller) {
      requireSelf(id, caller);
      await confirmations.require(caller);
      // A member who can't delete again can't cancel again either, so this limits the mails of both.
      await mailLimit.take(String(id));
      await database.transaction((executor) => begin(parts, caller, executor));
      return read(id, caller);
    },
    async stay(id, caller) {
      requireSelf(id, caller);
      await database.transaction((executor) => cancelDeletion(mailer, id, executor));
      return read(id, caller);
    },
  };
}

async function begin(parts: AccountDeletionOptions, { memberId, token }: Caller, executor: ApiQueries): Promise<void> {
  const { sessions, resetTokens, emailChanges, memberDeletion, mailer, clock, origin } = parts;
  // Before the member's own row, because concurrent deletions lock these first too.
  const superAdmins = await lockSuperAdmins(executor);
  if (superAdmins.length === 1 && superAdmins[0] === memberId) {
    throw conflict("You're the only super admin. Give someone else that role before you delete your account.");
  }
  const member = await lockMember(executor, memberId);
  if (member === undefined || member.leave_time !== null) return;
  const at = new Date(clock.nowMs());
  const leaveTime = new Date(at.getTime() + DELETION_DELAY_MS);
  await executor.updateTable('members').set({ leave_time: leaveTime }).where('id', '=', memberId).execute();
  await sessions.endAll(memberId, { keep: hashBearerToken(token), executor });
  await resetTokens.removeAll(memberId, executor);
  await emailChanges.remove(memberId, executor);
  const paidElsewhere = await memberDeletion.cancelPayments(toBilling(executor), { memberId, at });
  const facts = { to: member.email, leaveTime, origin: origin(), paidElsewhere: paidElsewhere.map(providerName) };
  await mailer.send(deletionScheduledMail(facts), executor);
}

function toAccountDeletion(member: DepartingMember | undefined): AccountDeletion {
  return { leaveTime: member?.leave_time?.toISOString() ?? null };
}
