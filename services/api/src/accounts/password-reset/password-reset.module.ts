import { createEmailChanges } from '../email-change/index.ts';
import { createKnownLocations, type Sessions } from '../sessions/index.ts';
import { createOnPasswordChanged } from './password-changes.ts';
import { createResetTokens, type Credentials } from '../credentials/index.ts';
import type { ServiceContext } from '#app/service-context.ts';
import { createPasswordResetRepository } from './password-reset.repository.ts';
import { registerPasswordReset } from './password-reset.routes.ts';
import { createPasswordResetService } from './password-reset.service.ts';
import { createResetLimits } from './reset-limits.ts';

interface PasswordResetContext extends ServiceContext {
  readonly sessions: Sessions;
  readonly credentials: Credentials;
}

export function mountPasswordReset(context: PasswordResetContext): void {
  const { register, database, clock, mailer, credentials, limitAttempts, origin } = context;
  const resetTokens = createResetTokens(database.db, clock);
  const emailChanges = createEmailChanges(database.db, clock);
  const service = createPasswordResetService({
    repository: createPasswordResetRepository(database),
    resetTokens,
    onPasswordChanged: createOnPasswordChanged({ ...context, resetTokens, emailChanges }),
    mailer,
    credentials,
    limits: createResetLimits(limitAttempts, createKnownLocations(database.db, clock)),
    clock,
    origin,
  });
  registerPasswordReset(register, service);
}
