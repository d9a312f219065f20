import { socialProviderSchema, type SocialProvider } from '@afterglow/shared-contracts';
import type { Clock, Signer } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import type { LoginSecrets } from '../identity-providers/index.ts';

const PURPOSE = 'social-login';
/** Long enough to create an account at the provider first. */
export const ATTEMPT_LIFE_MS = 10 * MINUTE_MS;

const attemptSchema = z.object({
  network: socialProviderSchema,
  secrets: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  expiresAtMs: z.number(),
});

export interface LoginAttempt {
  readonly network: SocialProvider;
  readonly secrets: LoginSecrets;
  readonly expiresAtMs: number;
}

/** Seals attempts as the value of a cookie, which no one else can forge. */
export interface AttemptSeal {
  seal(network: SocialProvider, secrets: LoginSecrets): string;
  /** Undefined for anything that is forged or expired. */
  open(text: string): LoginAttempt | undefined;
}

export function createAttemptSeal(signer: Signer, clock: Clock): AttemptSeal {
  return {
    seal(network, secrets) {
      const attempt: LoginAttempt = { network, secrets, expiresAtMs: clock.nowMs() + ATTEMPT_LIFE_MS };
      const content = Buffer.from(JSON.stringify(attempt)).toString('base64url');
      return `${content}.${signer.sign([PURPOSE, content])}`;
    },
    open(text) {
      const [content = '', signature = ''] = text.split('.');
      if (!signer.verify([PURPOSE, content], signature)) return undefined;
      const attempt = z.parse(attemptSchema, JSON.parse(Buffer.from(content, 'base64url').toString()));
      return attempt.expiresAtMs > clock.nowMs() ? attempt : undefined;
    },
  };
}
