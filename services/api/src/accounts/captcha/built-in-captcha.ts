import { randomInt } from 'node:crypto';
import { captchaChallengeSchema } from '@afterglow/shared-contracts';
import type { Clock, Signer } from '@afterglow/kit';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { CaptchaProvider } from './captcha-provider.ts';
import { readProof } from './read-proof.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Hash rounds per try: about two milliseconds of CPU. */
const ROUNDS = 5_000;
/** Maximum tries in a browser: a second on a laptop, several on an old phone. */
const USUAL_TRIES = 2_000;

/** Signed into a challenge, because the library would read the system's clock. */
const termsSchema = z.object({ form: z.string(), endMs: z.int() });

interface BuiltInOptions {
  readonly signer: Signer;
  readonly clock: Clock;
  readonly tries?: number | undefined;
}

/** Challenges of this service: no request leaves it, and any instance with its secret can check them. */
export function createBuiltInCaptcha({ signer, clock, tries = USUAL_TRIES }: BuiltInOptions): CaptchaProvider {
  const secrets = {
    hmacSignatureSecret: signer.sign(['captcha', 'task']),
    hmacKeySignatureSecret: signer.sign(['captcha', 'solution']),
  };
  return {
    async issue(form, holdsMs) {
      const data = { form, endMs: clock.nowMs() + holdsMs };
      const counter = randomInt(Math.floor(tries / 2), tries + 1);
      const task = await createChallenge({ ...secrets, algorithm: ALGORITHM, cost: ROUNDS, counter, deriveKey, data });
      return z.parse(captchaChallengeSchema, task);
    },
    async check(proof, form) {
      const solved = readProof(proof);
      // The signature covers the parameters, so they can be trusted once it is valid.
      if (!solved || !(await verifySolution({ ...secrets, ...solved, deriveKey })).verified) return undefined;
      const terms = termsSchema.safeParse(solved.challenge.parameters['data']).data;
      const holds = terms?.form === form && terms.endMs > clock.nowMs();
      return holds ? { key: solved.challenge.signature } : undefined;
    },
  };
}
