import { emailSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { ProvidedIdentity } from './identity-provider.ts';

const NAME_MAX = 100;

/** Anything but a valid name counts as absent. */
export const nameSchema = z.catch(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX))), null);

/** Apple writes booleans as strings. */
const flagSchema = z.catch(z.union([z.boolean(), z.stringbool()]), false);

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.catch(z.nullable(emailSchema), null),
  email_verified: flagSchema,
  given_name: nameSchema,
  family_name: nameSchema,
});

/** An ID token's claims about a person; missing and malformed ones count as absent. */
export function readClaims(claims: unknown): ProvidedIdentity {
  const { sub, email, email_verified, given_name, family_name } = z.parse(claimsSchema, claims);
  return {
    subject: sub,
    email,
    emailState: email_verified ? 'verified' : 'unverified',
    firstName: given_name,
    lastName: family_name,
  };
}
