import * as z from 'zod/mini';

const CODE_MAX = 64;

/** A code of an authenticator app, or a recovery code, as someone types it: with spaces, hyphens and in any case. */
export const factorCodeSchema = z.string().check(z.minLength(1), z.maxLength(CODE_MAX));

/** A login that needs a code as well: the challenge holds until `expiryTime`, for one login. */
export const secondFactorNeededSchema = z.object({
  challenge: z.string().check(z.minLength(1)),
  expiryTime: z.iso.datetime(),
});
/** A login that needs a code as well. */
export type SecondFactorNeeded = z.infer<typeof secondFactorNeededSchema>;
