import * as z from 'zod/mini';
import { memberIdSchema } from '../ids.ts';
import { emailSchema } from './credentials.ts';

/** Roles with a special meaning; any other number is an ordinary member. */
export const MEMBER_ROLES = { superAdmin: 1, premium: 7 } as const;

/** Whether a password is set; sent in the header x-password-state. */
export const passwordStateSchema = z.enum(['set', 'unset']);
/** Whether a member has a password: a sign-up through a social provider has none at first. */
export type PasswordState = z.infer<typeof passwordStateSchema>;

/** Chosen at sign-up; never part of a response. */
export const genderSchema = z.enum(['MALE', 'FEMALE']);
/** A gender offered by the sign-up form. */
export type Gender = z.infer<typeof genderSchema>;

/**
 * A member's own account. `birthday` is an ISO date-time. `pendingEmail` is the email that replaces `email` as soon as
 * the mailed link is followed.
 */
export const memberSchema = z.object({
  id: memberIdSchema,
  email: emailSchema,
  pendingEmail: z.nullish(emailSchema),
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  birthday: z.nullable(z.iso.datetime()),
  avatar: z.nullable(z.string()),
  premium: z.boolean(),
  superAdmin: z.boolean(),
  role: z.nullable(z.int()),
});
/** A member's account as the service returns it. */
export interface Member extends z.infer<typeof memberSchema> {}

/** Premium by flag or by role: either is enough. */
export function isPremiumMember(member: Pick<Member, 'premium' | 'role'>): boolean {
  return member.premium || member.role === MEMBER_ROLES.premium;
}

/** Super admin by flag or by role: either is enough. */
export function isSuperAdminMember(member: Pick<Member, 'superAdmin' | 'role'>): boolean {
  return member.superAdmin || member.role === MEMBER_ROLES.superAdmin;
}

/**
 * The logged-in user as stored by the browser: the bearer token and its owner. `accountStays` is set when the login
 * has canceled an account deletion.
 */
export const currentUserSchema = z.object({
  token: z.string().check(z.minLength(1)),
  members_id: z.object({ id: memberIdSchema }),
  email: z.string(),
  accountStays: z.optional(z.literal(true)),
});
/** The logged-in user of this browser. */
export interface CurrentUser extends z.infer<typeof currentUserSchema> {}

/** A member's permissions; `permissions` are names of `PERMISSIONS`. */
export const permissionsSchema = z.object({
  role: z.nullable(z.int()),
  premium: z.boolean(),
  superAdmin: z.boolean(),
  permissions: z.array(z.string()),
});
/** A member's role and permissions as the service returns them. */
export interface Permissions extends z.infer<typeof permissionsSchema> {}
