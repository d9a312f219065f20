import type { ServiceContext } from '#app/service-context.ts';
import type { Sessions } from '../sessions/index.ts';
import { createEmailChanges } from './email-changes.ts';
import { createResetTokens } from '../credentials/index.ts';
import { createEmailChangeRepository } from './email-change.repository.ts';
import { registerEmailChange } from './email-change.routes.ts';
import { createEmailChangeService } from './email-change.service.ts';

interface EmailChangeContext extends ServiceContext {
  readonly sessions: Sessions;
}

export async function mountEmailChange(context: EmailChangeContext): Promise<void> {
  const { app, database, clock, sessions, mailer, origin } = context;
  const service = createEmailChangeService({
    repository: createEmailChangeRepository(database),
    emailChanges: createEmailChanges(database.db, clock),
    resetTokens: createResetTokens(database.db, clock),
    sessions,
    mailer,
    clock,
  });
  await app.register((scope) => registerEmailChange(scope, { service, origin }));
}
