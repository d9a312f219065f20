import * as z from 'zod/mini';

const SHORT_MAX = 1_400;
const LONG_MAX = 20_000;
const shortBytes = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(SHORT_MAX));
const longBytes = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(LONG_MAX));

/**
 * The data a browser needs to request a passkey. The challenge is valid once, for five minutes. `credentials` are the
 * accepted ones; empty for any that the browser has.
 */
export const passkeyChallengeSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  credentials: z.array(z.string()),
});
/** The data a browser needs to request a passkey. */
export interface PasskeyChallenge extends z.infer<typeof passkeyChallengeSchema> {}

/** The data a browser needs to create a passkey; `credentials` are those that the member has already. */
export const newPasskeyChallengeSchema = z.extend(passkeyChallengeSchema, { userId: z.string(), userName: z.string() });
/** The data a browser needs to create a passkey. */
export interface NewPasskeyChallenge extends z.infer<typeof newPasskeyChallengeSchema> {}

const credential = { id: shortBytes, rawId: shortBytes, type: z.literal('public-key') };

/** A browser's WebAuthn assertion for a passkey; bytes are base64url. */
export const passkeyProofSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: longBytes,
    authenticatorData: longBytes,
    signature: longBytes,
    userHandle: z.optional(shortBytes),
  }),
});
/** A browser's assertion for a passkey. */
export interface PasskeyProof extends z.infer<typeof passkeyProofSchema> {}

/** A browser's WebAuthn response after it has created a passkey; bytes are base64url. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: longBytes, attestationObject: longBytes }),
});
/** A browser's response after it has created a passkey. */
export interface NewPasskey extends z.infer<typeof newPasskeySchema> {}
