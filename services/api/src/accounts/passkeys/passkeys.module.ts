import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ServiceContext } from '#app/service-context.ts';
import { type Sessions, createReauthentications } from '../sessions/index.ts';
import type { Credentials } from '../credentials/index.ts';
import type { FindOidcClient } from '../identity-providers/index.ts';
import { SECURITY_MAIL_LIMIT } from '../security-mail-limit.ts';
import { lastLoginMethodOf } from './last-login-method.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeyLogin } from './passkey-login.ts';
import { registerPasskeys } from './passkeys.routes.ts';
import { createPasskeysService } from './passkeys.service.ts';
import { provePasskeyOf } from './prove-passkey-of.ts';

interface PasskeysContext extends ServiceContext {
  readonly sessions: Sessions;
  readonly credentials: Credentials;
  readonly findFallbackProvider: FindOidcClient;
}

const QUARTER_HOUR_MS = 15 * MINUTE_MS;
/** Each one costs a signature check. */
const FAILED_BY_NETWORK = { scope: 'passkey from address', attempts: 50, windowMs: QUARTER_HOUR_MS };

export function mountPasskeys(context: PasskeysContext): void {
  const { database, clock, signer, limitAttempts } = context;
  const { db } = database;
  const challenges = createPasskeyChallenges(db, signer, clock);
  const confirmations = createReauthentications(db, clock);
  const login = createPasskeyLogin({
    ...context,
    db,
    challenges,
    provePasskey: provePasskeyOf(context),
    byNetwork: limitAttempts(FAILED_BY_NETWORK),
  });
  const service = createPasskeysService({
    ...context,
    challenges,
    confirmations,
    lastWayIn: lastLoginMethodOf(context),
    mailLimit: limitAttempts(SECURITY_MAIL_LIMIT),
  });
  registerPasskeys(context.register, service, login);
}
