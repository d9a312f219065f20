import * as z from 'zod/mini';
import { emailSchema, passwordSchema } from '../domain/credentials.ts';
import { currentUserSchema } from '../domain/member.ts';
import { defineOperation, nothing } from './operation.ts';

/** 401 for a wrong password, 404 for an unknown e-mail address. */
export const createToken = defineOperation({
  name: 'createToken',
  method: 'POST',
  path: '/auth/token',
  summary: 'Log in with e-mail and password',
  body: z.object({ email: emailSchema, password: passwordSchema }),
  response: currentUserSchema,
  refusals: [401, 404, 429],
});

/** The token is the one in the Authorization header; it is refused afterwards. */
export const revokeToken = defineOperation({
  name: 'revokeToken',
  method: 'POST',
  path: '/auth/token/revoke',
  summary: 'Log out',
  auth: 'member',
  response: nothing,
});

/**
 * For five minutes the session may then do what cannot be taken back, which is refused with `confirmation_required` before. Members
 * without a password and a second factor confirm with nothing but a log-in by a network within the last quarter of an hour. 403 when
 * what was given proves nothing.
 */
export const confirmSession = defineOperation({
  name: 'confirmSession',
  method: 'POST',
  path: '/auth/confirmation',
  summary: 'Confirm again who is asking',
  auth: 'member',
  body: z.object({ password: z.optional(passwordSchema) }),
  response: nothing,
  refusals: [403, 429],
});
