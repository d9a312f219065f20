import { type Clock, isUniqueViolation } from '@afterglow/kit';
import type { EmailChanges } from './email-changes.ts';
import { emailChangedMail } from './email-change-mails.ts';
import { unlinkUnverifiedProviders } from '../identity-providers/index.ts';
import type { ResetTokens } from '../credentials/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { EmailChangeRepository } from './email-change.repository.ts';

export type ConfirmOutcome =
  | { readonly kind: 'changed'; readonly email: string }
  | { readonly kind: 'taken' }
  | { readonly kind: 'useless' };

export interface EmailChangeService {
  /** The email that a link confirms; undefined for an unusable link. */
  findNewEmail(token: string): Promise<string | undefined>;
  confirm(token: string): Promise<ConfirmOutcome>;
  canStop(token: string): Promise<boolean>;
  /** Whether a change was pending. */
  stop(token: string): Promise<boolean>;
}

export interface EmailChangeOptions {
  readonly repository: EmailChangeRepository;
  readonly emailChanges: EmailChanges;
  readonly resetTokens: ResetTokens;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

export function createEmailChangeService(parts: EmailChangeOptions): EmailChangeService {
  const { repository, emailChanges } = parts;
  return {
    findNewEmail: async (token) => (await emailChanges.findByConfirmToken(token))?.newEmail,
    confirm: (token) =>
      repository
        .transaction((executor) => takeEffect(parts, token, executor))
        .catch((error: unknown) => {
          if (isUniqueViolation(error)) return { kind: 'taken' } as const;
          throw error;
        }),
    canStop: (token) => emailChanges.isStopToken(token),
    stop: (token) => emailChanges.stop(token),
  };
}

async function takeEffect(parts: EmailChangeOptions, token: string, executor: ApiQueries): Promise<ConfirmOutcome> {
  const { repository, emailChanges, resetTokens, sessions, mailer, clock } = parts;
  const change = await emailChanges.takeByConfirmToken(token, executor);
  if (change === undefined) return { kind: 'useless' };
  const { memberId, newEmail: email } = change;
  const oldEmail = await repository.setEmail({ memberId, newEmail: email, at: new Date(clock.nowMs()) }, executor);
  await unlinkUnverifiedProviders({ memberId, email, at: change.askedAt }, executor);
  await sessions.endAll(memberId, { keep: change.sessionHash, executor });
  await resetTokens.removeAll(memberId, executor);
  await mailer.send(emailChangedMail(oldEmail, memberId), executor);
  return { kind: 'changed', email };
}
