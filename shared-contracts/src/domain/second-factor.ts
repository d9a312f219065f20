import * as z from 'zod/mini';

const CODE_MAX = 64;

/** A code of an authenticator app, or a recovery code, as typed: with spaces, hyphens and in any case. */
export const factorCodeSchema = z.string().check(z.minLength(1), z.maxLength(CODE_MAX));

/** A login that also needs a code: the challenge is valid until `expiryTime`, for one login. */
export const secondFactorNeededSchema = z.object({
  challenge: z.string().check(z.minLength(1)),
  expiryTime: z.iso.datetime(),
});
/** A login that also needs a code. */
export interface SecondFactorNeeded extends z.infer<typeof secondFactorNeededSchema> {}
