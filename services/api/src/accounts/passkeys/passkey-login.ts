import { subnetOf, notAuthenticated, type Caller } from '@afterglow/kit';
import type { CurrentUser, PasskeyChallenge, PasskeyProof } from '@afterglow/shared-contracts';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { Client, Sessions } from '../sessions/index.ts';
import type { Credentials } from '../credentials/index.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { listCredentials } from './passkeys.repository.ts';
import type { ProvePasskey } from './prove-passkey.ts';
import { relyingParty } from './relying-party.ts';

export interface PasskeyLogin {
  /** For a login without a caller; with one, to confirm the session by the member's own passkeys. */
  challenge(caller: Caller | undefined): Promise<PasskeyChallenge>;
  /** Throws unauthenticated for an invalid assertion, and too-many after many of them, or many logins. */
  logIn(proof: PasskeyProof, client: Client): Promise<CurrentUser>;
}

export interface PasskeyLoginOptions {
  readonly db: ApiQueries;
  readonly challenges: PasskeyChallenges;
  readonly provePasskey: ProvePasskey;
  readonly credentials: Credentials;
  readonly sessions: Sessions;
  /** Failed logins. */
  readonly byNetwork: AttemptLimiter;
  readonly origin: () => string;
}

export function createPasskeyLogin(parts: PasskeyLoginOptions): PasskeyLogin {
  const { db, challenges, provePasskey, credentials, sessions, byNetwork, origin } = parts;
  return {
    async challenge(caller) {
      const { rpId } = relyingParty(origin());
      if (caller === undefined) return { challenge: challenges.issue({ kind: 'log-in' }), rpId, credentials: [] };
      return {
        challenge: challenges.issue({ kind: 'confirmation', token: caller.token }),
        rpId,
        credentials: await listCredentials(db, caller.memberId),
      };
    },
    async logIn(proof, client) {
      const network = subnetOf(client.address);
      await byNetwork.take(network);
      const memberId = await provePasskey(proof, { kind: 'log-in' });
      if (memberId === undefined) throw notAuthenticated("This passkey doesn't match any account here.");
      await byNetwork.refund(network);
      const account = await db
        .selectFrom('members')
        .select(['id', 'email'])
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      await credentials.welcome(account, client.address);
      return sessions.logIn(account, { proof: { kind: 'passkey', credentialId: proof.id }, client });
    },
  };
}
