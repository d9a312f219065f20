import * as z from 'zod/mini';
import { emailSchema, passwordSchema } from '../domain/credentials.ts';
import { currentUserSchema } from '../domain/member.ts';
import { passkeyChallengeSchema, passkeyProofSchema } from '../domain/passkey-answer.ts';
import { factorCodeSchema, secondFactorNeededSchema } from '../domain/second-factor.ts';
import { defineOperation, nothing } from './operation.ts';

/**
 * 401 for a wrong password, 404 for an unknown email. Members with a second factor get a challenge for
 * `sendSecondFactor`.
 */
export const createToken = defineOperation({
  name: 'createToken',
  method: 'POST',
  path: '/auth/token',
  summary: 'Log in with email and password',
  body: z.object({ email: emailSchema, password: passwordSchema }),
  response: currentUserSchema,
  accepted: secondFactorNeededSchema,
  refusals: [401, 404, 429],
});

/**
 * The second step of a login, with the response of `createToken`. 401 for a code that is wrong or was used before, 404
 * for a challenge that has expired, was used, or had too many wrong codes: then the login starts again.
 */
export const sendSecondFactor = defineOperation({
  name: 'sendSecondFactor',
  method: 'POST',
  path: '/auth/token/second-factor',
  summary: 'Log in with the code of an authenticator app',
  body: z.object({ challenge: z.string().check(z.minLength(1), z.maxLength(100)), code: factorCodeSchema }),
  response: currentUserSchema,
  refusals: [401, 404, 429],
});

/** For a login; a logged-in member gets one that confirms the session, only for their own passkeys. */
export const createPasskeyChallenge = defineOperation({
  name: 'createPasskeyChallenge',
  method: 'POST',
  path: '/auth/passkey-challenge',
  summary: 'What a browser needs to ask for a passkey',
  auth: 'optional',
  response: passkeyChallengeSchema,
  refusals: [429],
});

/** 401 for a passkey that is unknown, or whose challenge is not valid. No second factor is needed. */
export const createTokenByPasskey = defineOperation({
  name: 'createTokenByPasskey',
  method: 'POST',
  path: '/auth/token/passkey',
  summary: 'Log in with a passkey',
  body: z.object({ passkey: passkeyProofSchema }),
  response: currentUserSchema,
  refusals: [401, 429],
});

/** The token is the one in the Authorization header; it is rejected afterwards. */
export const revokeToken = defineOperation({
  name: 'revokeToken',
  method: 'POST',
  path: '/auth/token/revoke',
  summary: 'Log out',
  auth: 'member',
  response: nothing,
});

/**
 * For five minutes the session may then run irreversible actions, which are otherwise rejected with
 * `confirmation_required`. The password confirms it, together with a code for members with a second factor; so does a
 * passkey. A login with the same proof starts a confirmed session. Members without a password confirm only with a
 * provider login that started this session within the last quarter of an hour. 403 for an invalid proof.
 */
export const confirmSession = defineOperation({
  name: 'confirmSession',
  method: 'POST',
  path: '/auth/confirmation',
  summary: "Confirm it's you",
  auth: 'member',
  body: z.object({
    password: z.optional(passwordSchema),
    code: z.optional(factorCodeSchema),
    passkey: z.optional(passkeyProofSchema),
  }),
  response: nothing,
  refusals: [403, 429],
});
