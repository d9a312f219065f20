import { API_PREFIX } from '@afterglow/shared-contracts';
import { createClaimAccount } from './claim-account.ts';
import { signUpCounter } from '../count-logins.ts';
import { createEmailChanges } from '../email-change/index.ts';
import { createResetTokens, type Credentials } from '../credentials/index.ts';
import type { ServiceContext } from '#app/service-context.ts';
import { type FindOidcClient, createFindIdentityProvider } from '../identity-providers/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { loginCallback } from './login-callback.ts';
import { createAdmitIdentity } from './admit-identity.ts';
import { createAttemptSeal } from './login-attempt.ts';
import { createSocialLoginRepository } from './social-login.repository.ts';
import { registerSocialLogin, SOCIAL_LOGIN_PATH } from './social-login.routes.ts';
import { createSocialLoginService } from './social-login.service.ts';

interface SocialLoginContext extends ServiceContext {
  readonly findFallbackProvider: FindOidcClient;
  readonly sessions: Sessions;
  readonly credentials: Credentials;
}

export async function mountSocialLogin(context: SocialLoginContext): Promise<void> {
  const { app, database, clock, signer, sessions, credentials, origin } = context;
  const path = `${API_PREFIX}${SOCIAL_LOGIN_PATH}`;
  const claimAccount = createClaimAccount({
    sessions,
    resetTokens: createResetTokens(database.db, clock),
    emailChanges: createEmailChanges(database.db, clock),
  });
  const countSignUp = signUpCounter(context.metrics);
  const service = createSocialLoginService({
    findProvider: createFindIdentityProvider(context),
    redirectUri: (network) => loginCallback(origin(), network),
    seal: createAttemptSeal(signer, clock),
    repository: createSocialLoginRepository(database.db),
    admitIdentity: createAdmitIdentity({ ...context, claimAccount, onSignedUp: () => countSignUp('social') }),
    sessions,
    credentials,
    clock,
  });
  await app.register((scope) => registerSocialLogin(scope, { service, origin, path }));
}
