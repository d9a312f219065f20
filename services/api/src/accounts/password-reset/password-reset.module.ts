import { createEmailChanges } from '../email-changes.ts';
import { createKnownLocations } from '../known-locations.ts';
import { createOnPasswordChanged } from '../password-changes.ts';
import { createResetTokens } from '../reset-tokens.ts';
import type { ServiceContext } from '#app/service-context.ts';
import type { Sessions } from '#accounts/sessions.ts';
import type { Credentials } from '#accounts/credentials.ts';
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
