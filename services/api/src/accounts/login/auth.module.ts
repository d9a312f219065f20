import type { ServiceContext } from '#app/service-context.ts';
import { type Sessions, createReauthentications } from '../sessions/index.ts';
import type { Credentials } from '../credentials/index.ts';
import { createAuthorize } from '#http/authorize.ts';
import { logFailedLogins } from './log-failed-logins.ts';
import { provePasskeyOf } from '../passkeys/index.ts';
import { secondFactorsOf } from '../second-factor/index.ts';
import { createConfirmSession } from './confirm-session.ts';
import { registerAuth } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';
import { createLoginChallenges } from './login-challenges.ts';

interface AuthContext extends ServiceContext {
  readonly sessions: Sessions;
  readonly credentials: Credentials;
}

export function mountAuth(context: AuthContext): void {
  const { app, register, credentials, sessions, database, clock, signer, metrics } = context;
  const { db } = database;
  const secondFactors = secondFactorsOf(context);
  registerAuth(register, {
    auth: createAuthService({
      credentials,
      sessions,
      secondFactors,
      challenges: createLoginChallenges(database, clock),
      onFailed: logFailedLogins({ log: app.log, signer, metrics }),
    }),
    confirmSession: createConfirmSession({
      db,
      credentials,
      clock,
      secondFactors,
      provePasskey: provePasskeyOf(context),
      confirmations: createReauthentications(db, clock),
    }),
    // A password check that logs out immediately is no use of the session.
    admitUnused: createAuthorize(sessions.recognize, () => false),
  });
}
