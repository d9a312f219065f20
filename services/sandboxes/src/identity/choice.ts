import { emailSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { LocalIdentity } from './local-identity.ts';

const NAME_MAX = 100;

export const DEMO_IDENTITIES: readonly LocalIdentity[] = [
  { name: 'Robin Vale', email: 'robin.vale@social.example', isEmailVerified: true },
  { name: 'Kim Okafor', email: 'kim.okafor@social.example', isEmailVerified: true },
  { name: 'Noa Lindqvist', email: 'noa.lindqvist@social.example', isEmailVerified: false },
];

const pickedSchema = z.object({ identity: z.string().check(z.regex(/^\d$/)) });
const cancelSchema = z.object({ cancel: z.string() });
const typedSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX), z.regex(/^\P{Cc}+$/u)),
  email: emailSchema,
  unverified: z.optional(z.string()),
});

export type Choice =
  | { readonly kind: 'identity'; readonly identity: LocalIdentity }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'unclear' };

export function readChoice(body: unknown): Choice {
  if (z.safeParse(cancelSchema, body).success) return { kind: 'cancel' };
  const identity = pickedIdentity(body) ?? typedIdentity(body);
  return identity === undefined ? { kind: 'unclear' } : { kind: 'identity', identity };
}

function pickedIdentity(body: unknown): LocalIdentity | undefined {
  const picked = z.safeParse(pickedSchema, body);
  return picked.success ? DEMO_IDENTITIES[Number(picked.data.identity)] : undefined;
}

function typedIdentity(body: unknown): LocalIdentity | undefined {
  const typed = z.safeParse(typedSchema, body);
  if (!typed.success) return undefined;
  const { name, email, unverified } = typed.data;
  return { name, email, isEmailVerified: unverified === undefined };
}
