import type { CurrentUser } from '@afterglow/shared-contracts';
import type { Credentials, LoginAttempt } from '../credentials.ts';
import type { Client } from '../client.ts';
import type { Sessions } from '../sessions.ts';

export interface AuthService {
  /** Throws not-found for an unknown e-mail address and unauthenticated for a wrong password. */
  logIn(attempt: LoginAttempt & Client): Promise<CurrentUser>;
  logOut(token: string): Promise<void>;
}

export function createAuthService(credentials: Credentials, sessions: Sessions): AuthService {
  return {
    async logIn(attempt) {
      return sessions.logIn(await credentials.check(attempt), attempt);
    },
    logOut: (token) => sessions.end(token),
  };
}
