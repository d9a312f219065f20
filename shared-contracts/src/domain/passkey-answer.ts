import * as z from 'zod/mini';

const SHORT_MAX = 1_400;
const LONG_MAX = 20_000;
const shortBytes = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(SHORT_MAX));
const longBytes = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(LONG_MAX));

/**
 * What a browser needs to ask for a passkey. The challenge holds for five minutes, once. `credentials` are those that are meant; none
 * for any that the browser has.
 */
export const passkeyChallengeSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  credentials: z.array(z.string()),
});
/** What a browser needs to ask for a passkey. */
export type PasskeyChallenge = z.infer<typeof passkeyChallengeSchema>;

/** What a browser needs to make a passkey; `credentials` are those that the member has already. */
export const newPasskeyChallengeSchema = z.extend(passkeyChallengeSchema, { userId: z.string(), userName: z.string() });
/** What a browser needs to make a passkey. */
export type NewPasskeyChallenge = z.infer<typeof newPasskeyChallengeSchema>;

const credential = { id: shortBytes, rawId: shortBytes, type: z.literal('public-key') };

/** What a browser says after it has asked for a passkey, in the form of WebAuthn; bytes are base64url. */
export const passkeyProofSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: longBytes,
    authenticatorData: longBytes,
    signature: longBytes,
    userHandle: z.optional(shortBytes),
  }),
});
/** What a browser says after it has asked for a passkey. */
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** What a browser says after it has made a passkey, in the form of WebAuthn; bytes are base64url. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: longBytes, attestationObject: longBytes }),
});
/** What a browser says after it has made a passkey. */
export type NewPasskey = z.infer<typeof newPasskeySchema>;
