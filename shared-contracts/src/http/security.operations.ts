import * as z from 'zod/mini';
import {
  accountSecuritySchema,
  authenticatorKeySchema,
  passkeyNameSchema,
  passkeySchema,
  recoveryCodesSchema,
} from '../domain/security.ts';
import { newPasskeyChallengeSchema, newPasskeySchema } from '../domain/passkey-answer.ts';
import { factorCodeSchema } from '../domain/second-factor.ts';
import { memberIdSchema } from '../ids.ts';
import { memberParams } from './member-params.ts';
import { defineOperation, nothing } from './operation.ts';
import { idInText } from './query-fields.ts';

const own = { auth: 'member', params: memberParams } as const;
const passkeyParams = z.object({ id: idInText(memberIdSchema), passkeyId: z.uuid() });

export const getSecurity = defineOperation({
  ...own,
  name: 'getSecurity',
  method: 'GET',
  path: '/members/{id}/security',
  summary: 'Login options',
  response: accountSecuritySchema,
  refusals: [403],
});

/** Needs a confirmed session. 409 for the last login method: a passkey or a provider must remain. */
export const removePassword = defineOperation({
  ...own,
  name: 'removePassword',
  method: 'DELETE',
  path: '/members/{id}/password',
  summary: 'Remove the password',
  response: nothing,
  refusals: [403, 409],
});

/**
 * Needs a confirmed session. Nothing changes until a code has proved that the app has the key. 409 without a password,
 * or when it is on. 429 after twenty in an hour.
 */
export const beginSecondFactor = defineOperation({
  ...own,
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/members/{id}/second-factor/key',
  summary: 'A new key for an authenticator app',
  response: authenticatorKeySchema,
  refusals: [403, 409, 429],
});

/** Needs a confirmed session and a code of the latest key: 403 for a wrong one. 409 without such a key. */
export const turnOnSecondFactor = defineOperation({
  ...own,
  name: 'turnOnSecondFactor',
  method: 'POST',
  path: '/members/{id}/second-factor',
  summary: 'Turn on the authenticator app',
  body: z.object({ code: factorCodeSchema }),
  response: recoveryCodesSchema,
  refusals: [403, 409, 429],
});

/** Needs a confirmed session. Earlier codes are revoked. 409 while it is off. 429 after twenty in an hour. */
export const renewRecoveryCodes = defineOperation({
  ...own,
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/members/{id}/second-factor/recovery-codes',
  summary: 'New recovery codes',
  response: recoveryCodesSchema,
  refusals: [403, 409, 429],
});

/** Needs a confirmed session. */
export const turnOffSecondFactor = defineOperation({
  ...own,
  name: 'turnOffSecondFactor',
  method: 'DELETE',
  path: '/members/{id}/second-factor',
  summary: 'Turn off the authenticator app',
  response: nothing,
  refusals: [403],
});

/** Needs a confirmed session. 409 for a member with the maximum of passkeys. 429 after twenty in an hour. */
export const beginPasskey = defineOperation({
  ...own,
  name: 'beginPasskey',
  method: 'POST',
  path: '/members/{id}/passkeys/challenge',
  summary: 'What a browser needs to create a passkey',
  response: newPasskeyChallengeSchema,
  refusals: [403, 409, 429],
});

/**
 * It is named after the browser. 403 for one without a challenge of this session. 409 for a known one, or one too
 * many.
 */
export const addPasskey = defineOperation({
  ...own,
  name: 'addPasskey',
  method: 'POST',
  path: '/members/{id}/passkeys',
  summary: 'Add a passkey',
  body: z.object({ passkey: newPasskeySchema }),
  response: passkeySchema,
  refusals: [403, 409],
});

export const renamePasskey = defineOperation({
  ...own,
  name: 'renamePasskey',
  method: 'PUT',
  path: '/members/{id}/passkeys/{passkeyId}',
  summary: 'Name a passkey',
  params: passkeyParams,
  body: z.object({ name: passkeyNameSchema }),
  response: passkeySchema,
  refusals: [403],
});

/** Needs a confirmed session. 409 for the last login method. 429 after twenty in an hour. */
export const removePasskey = defineOperation({
  ...own,
  name: 'removePasskey',
  method: 'DELETE',
  path: '/members/{id}/passkeys/{passkeyId}',
  summary: 'Remove a passkey',
  params: passkeyParams,
  response: nothing,
  refusals: [403, 409, 429],
});
