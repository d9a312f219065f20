import type { ApiContext, ApiParts } from '../../api-context.ts';
import { createAttemptLimiter } from '../../security/attempt-limiter.ts';
import { createAuthRepository } from './auth.repository.ts';
import { registerAuth } from './auth.routes.ts';
import { type AuthService, createAuthService } from './auth.service.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;
/** Nobody mistypes a password more often; behind one address there may be a whole household. */
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;

/** Made before any module is mounted: who calls is asked for by all of them. */
export function createAuth({ clock, database }: ApiParts): AuthService {
  return createAuthService({
    repository: createAuthRepository(database.db),
    clock,
    byAccount: createAttemptLimiter(clock, { failures: FAILURES_PER_ACCOUNT, windowMs: QUARTER_HOUR_MS }),
    byAddress: createAttemptLimiter(clock, { failures: FAILURES_PER_ADDRESS, windowMs: QUARTER_HOUR_MS }),
  });
}

export function mountAuth({ register }: ApiContext, auth: AuthService): void {
  registerAuth(register, auth);
}
