import { createFollowPasswordChange } from '../password-changes.ts';
import { createResetTokens } from '../reset-tokens.ts';
import type { ApiContext } from '#app/api-context.ts';
import { createPasswordResetRepository } from './password-reset.repository.ts';
import { registerPasswordReset } from './password-reset.routes.ts';
import { createPasswordResetService } from './password-reset.service.ts';

const HOUR_MS = 60 * 60 * 1000;
const PER_ACCOUNT = { scope: 'reset of account', attempts: 5, windowMs: HOUR_MS };
const PER_ADDRESS = { scope: 'reset from address', attempts: 20, windowMs: HOUR_MS };

export function mountPasswordReset(context: ApiContext): void {
  const { register, database, clock, sessions, mailer, credentials, limitAttempts, origin } = context;
  const resetTokens = createResetTokens(database.db, clock);
  const service = createPasswordResetService({
    repository: createPasswordResetRepository(database),
    resetTokens,
    followPasswordChange: createFollowPasswordChange(sessions, resetTokens, mailer),
    mailer,
    credentials,
    byAccount: limitAttempts(PER_ACCOUNT),
    byAddress: limitAttempts(PER_ADDRESS),
    clock,
    origin,
  });
  registerPasswordReset(register, service);
}
