import type { MemberChanges } from '@afterglow/shared-contracts';
import { type Clock, conflict, notAuthenticated } from '@afterglow/kit';
import { confirmEmailMail, emailChangeAskedMail, type EmailChanges } from '../email-change/index.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { MemberRow, MembersRepository } from './members.repository.ts';

export interface ChangeEmailOptions {
  readonly repository: MembersRepository;
  readonly emailChanges: EmailChanges;
  readonly byMember: AttemptLimiter;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly origin: () => string;
}

export interface WantedChange {
  readonly row: MemberRow;
  readonly newEmail: string;
  readonly sessionToken: string;
}

/** The email if it differs from the current one in any spelling; undefined when it stays. */
export function newEmailOf(row: MemberRow, { email }: MemberChanges): string | undefined {
  return email === row.email.toLowerCase() ? undefined : email;
}

/**
 * Throws a conflict for another member's email, too-many after many requests, and unauthenticated for a member who could not log in after
 * the change, because it unlinks the providers.
 */
export async function refuseEmail(parts: ChangeEmailOptions, row: MemberRow, change: MemberChanges): Promise<void> {
  const email = newEmailOf(row, change);
  if (email === undefined) return;
  await parts.byMember.take(String(row.id));
  if (await parts.repository.isTaken(email)) throw conflict('Another account already uses this email.');
  if (row.has_password || change.password !== undefined) return;
  const isVouchedFor = await parts.repository.isVouchedFor({
    memberId: row.id,
    email,
    at: new Date(parts.clock.nowMs()),
  });
  if (!isVouchedFor)
    throw notAuthenticated('Set a password first. Changing your email disconnects your social logins.');
}

/** Mails a confirmation link to the new email, and a cancel link to the old one. */
export async function askForEmail(
  { emailChanges, mailer, origin }: ChangeEmailOptions,
  { row, newEmail, sessionToken }: WantedChange,
  executor: ApiQueries,
): Promise<void> {
  const tokens = await emailChanges.ask({ memberId: row.id, newEmail, sessionToken }, executor);
  const links = { about: row.id, origin: origin() };
  await mailer.send(confirmEmailMail({ ...links, to: newEmail, token: tokens.confirm }), executor);
  await mailer.send(emailChangeAskedMail({ ...links, to: row.email, token: tokens.stop }), executor);
}
