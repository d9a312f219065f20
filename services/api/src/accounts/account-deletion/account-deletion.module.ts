import type { Billing } from '@afterglow/billing';
import type { ServiceContext } from '#app/service-context.ts';
import { type Sessions, createReauthentications } from '../sessions/index.ts';
import type { FileStorage } from '#media/storage/index.ts';
import { createEmailChanges } from '../email-change/index.ts';
import { SECURITY_MAIL_LIMIT } from '../security-mail-limit.ts';
import { createResetTokens } from '../credentials/index.ts';
import { registerAccountDeletion } from './account-deletion.routes.ts';
import { createAccountDeletionService } from './account-deletion.service.ts';
import { createAccountPurge } from './purge-accounts.ts';

interface AccountDeletionContext extends ServiceContext {
  readonly billing: Billing;
  readonly sessions: Sessions;
  readonly files: FileStorage;
}

export function mountAccountDeletion(context: AccountDeletionContext): void {
  const { app, register, database, clock } = context;
  const { memberDeletion } = context.billing;
  const service = createAccountDeletionService({
    ...context,
    resetTokens: createResetTokens(database.db, clock),
    confirmations: createReauthentications(database.db, clock),
    emailChanges: createEmailChanges(database.db, clock),
    mailLimit: context.limitAttempts(SECURITY_MAIL_LIMIT),
    memberDeletion,
  });
  registerAccountDeletion(register, service);
  const removing = createAccountPurge({ ...context, memberDeletion });
  app.addHook('onListen', () => removing.start());
  app.addHook('onClose', () => removing.stop());
}
