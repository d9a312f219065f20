import { randomBytes } from 'node:crypto';
import type { Clock, Signer } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import type { ApiQueries } from '#db/api-tables.ts';

const PURPOSE = 'passkey';
const LIFE_MS = 5 * MINUTE_MS;
const NONCE_BYTES = 16;

export type ChallengeUse =
  | { readonly kind: 'log-in' }
  | { readonly kind: 'confirmation'; readonly token: string }
  | { readonly kind: 'new-passkey'; readonly token: string };

/** Challenges for passkeys: each is valid for five minutes, once, and for one use. Nothing is stored until it is used. */
export interface PasskeyChallenges {
  issue(use: ChallengeUse): string;
  /** Uses the challenge up. Whether it was issued here for this use, and unused. */
  take(challenge: string, use: ChallengeUse): Promise<boolean>;
}

export function createPasskeyChallenges(db: ApiQueries, signer: Signer, clock: Clock): PasskeyChallenges {
  const isSigned = (content: string, signature: string, use: ChallengeUse) =>
    signer.verify([PURPOSE, content, boundTo(use)], signature);
  return {
    issue(use) {
      const content = `${randomBytes(NONCE_BYTES).toString('base64url')}.${clock.nowMs() + LIFE_MS}`;
      const text = `${content}.${signer.sign([PURPOSE, content, boundTo(use)])}`;
      // Authenticators sign base64url.
      return Buffer.from(text).toString('base64url');
    },
    async take(challenge, use) {
      const [nonce = '', endsAtMs = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
      if (!isSigned(`${nonce}.${endsAtMs}`, signature, use)) return false;
      const now = new Date(clock.nowMs());
      const expiry_time = new Date(Number(endsAtMs));
      if (expiry_time <= now) return false;
      await db.deleteFrom('used_passkey_challenges').where('expiry_time', '<=', now).execute();
      const taken = await db
        .insertInto('used_passkey_challenges')
        .values({ challenge_hash: hashBearerToken(nonce), expiry_time })
        .onConflict((conflict) => conflict.doNothing())
        .returning('expiry_time')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}

function boundTo(use: ChallengeUse): string {
  if (use.kind === 'log-in') return use.kind;
  return `${use.kind} ${Buffer.from(hashBearerToken(use.token)).toString('base64url')}`;
}
