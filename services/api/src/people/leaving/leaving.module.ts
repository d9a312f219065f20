import type { ApiContext } from '#app/api-context.ts';
import { createConfirmations } from '../confirmations.ts';
import { createEmailChanges } from '../email-changes.ts';
import { NOTICES_OF_MEMBER } from '../notices.ts';
import { createResetTokens } from '../reset-tokens.ts';
import { registerLeaving } from './leaving.routes.ts';
import { createLeavingService } from './leaving.service.ts';
import { createRemoveMembers } from './remove-members.ts';

export function mountLeaving(context: ApiContext): void {
  const { app, register, database, clock, paymentProviders: providers } = context;
  const service = createLeavingService({
    ...context,
    resetTokens: createResetTokens(database.db, clock),
    confirmations: createConfirmations(database.db, clock),
    emailChanges: createEmailChanges(database.db, clock),
    notices: context.limitAttempts(NOTICES_OF_MEMBER),
    providers,
  });
  registerLeaving(register, service);
  const removing = createRemoveMembers({ ...context, providers });
  app.addHook('onListen', () => removing.start());
  app.addHook('onClose', () => removing.stop());
}
