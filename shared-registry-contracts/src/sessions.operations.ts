import * as z from 'zod/mini';
import { nothing, releaseNameSchema, RELEASES_PATH } from '@afterglow/shared-contracts';
import { defineRegistryOperation } from './registry-operation.ts';
import { tokenRoleSchema } from './tokens.operations.ts';

const SESSION_PATH = `${RELEASES_PATH}/session` as const;
const SECRET_MAX_LENGTH = 200;
const SIGN_IN_MAX_BYTES = 1024;

/** Sent by the console with every call that writes: a page of another site cannot. */
export const CONSOLE_HEADER = 'x-afterglow-console';
const consoleHeaders = z.object({
  [CONSOLE_HEADER]: z.literal('1').check(z.describe('says that a page of ours asks')),
});

const secret = z.string().check(z.trim(), z.minLength(1), z.maxLength(SECRET_MAX_LENGTH));

/** Who is signed in to the console; `remote` is the area of a team, dates are ISO date-times. */
export const consoleSessionSchema = z.object({
  label: z.string(),
  role: tokenRoleSchema,
  remote: z.nullable(releaseNameSchema),
  expiresAtIso: z.string(),
});
/** Who is signed in to the console, and until when. */
export interface ConsoleSession extends z.infer<typeof consoleSessionSchema> {}

export const signIn = defineRegistryOperation({
  name: 'signIn',
  method: 'POST',
  path: SESSION_PATH,
  summary: 'Log in to the console with a token or a one-time code, and set a cookie',
  access: 'everybody',
  requestHeaders: consoleHeaders,
  body: z.union([z.strictObject({ token: secret }), z.strictObject({ code: secret })]),
  maxBodyBytes: SIGN_IN_MAX_BYTES,
  response: consoleSessionSchema,
  refusals: [401, 429],
  example: { requestHeaders: { [CONSOLE_HEADER]: '1' }, body: { token: 'agt_...' } },
});

export const getSession = defineRegistryOperation({
  name: 'getSession',
  method: 'GET',
  path: SESSION_PATH,
  summary: "Who's logged in to the console",
  access: 'everybody',
  response: z.object({ session: z.nullable(consoleSessionSchema) }),
});

export const signOut = defineRegistryOperation({
  name: 'signOut',
  method: 'DELETE',
  path: SESSION_PATH,
  summary: 'Log out of the console',
  access: 'everybody',
  requestHeaders: consoleHeaders,
  response: nothing,
  example: { requestHeaders: { [CONSOLE_HEADER]: '1' } },
});

/** A code that signs in to the console once, and its expiry. */
export const signInCodeSchema = z.object({ code: z.string(), expiresAtIso: z.string() });
/** A URL that signs in to the console once, and its expiry. */
export const signInLinkSchema = z.object({ url: z.string(), expiresAtIso: z.string() });

export const makeSignInCode = defineRegistryOperation({
  name: 'makeSignInCode',
  method: 'POST',
  path: `${SESSION_PATH}/codes`,
  summary: 'Create a one-time console login link, valid for 5 minutes',
  access: 'any-token',
  response: signInCodeSchema,
  command: { name: 'console', positions: [], output: signInLinkSchema },
});
