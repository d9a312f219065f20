import * as z from 'zod/mini';
import { emailSchema, newPasswordSchema, passwordSchema } from '../domain/credentials.ts';
import { genderSchema, memberSchema, permissionsSchema } from '../domain/member.ts';
import { lineOfText } from '../domain/text.ts';
import { memberIdSchema } from '../ids.ts';
import { memberParams } from './member-params.ts';
import { defineOperation, nothing } from './operation.ts';
import { flagField } from './query-fields.ts';

/** As long as an email, which is the first username of a member. */
const USERNAME_MAX = 254;
const NAME_MAX = 100;
const ADDRESS_MAX = 500;
const TOKEN_MAX = 200;

/** Not in the future and not before 1900. */
const birthdaySchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'Must be an ISO date or date-time');

const newMemberSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  username: lineOfText(USERNAME_MAX).check(z.minLength(1)),
  birthday: z.optional(z.nullable(birthdaySchema)),
  gender: z.optional(z.nullable(genderSchema)),
});
/** The data of a sign-up. */
export interface NewMember extends z.infer<typeof newMemberSchema> {}

/**
 * The fields may be in the body itself or in its field `data`. The header x-captcha-proof has the solution of a task
 * for the form `sign-up` (`createCaptchaTask`), else 403 `captcha_refused`. The token is in the header x-auth-token.
 * 409 for an email that is taken, with the header x-network-used: "none" for an account with a password, else the
 * social provider.
 */
export const createMember = defineOperation({
  name: 'createMember',
  method: 'POST',
  path: '/members',
  summary: 'Sign up',
  body: z.union([newMemberSchema, z.object({ data: newMemberSchema })]),
  response: z.extend(memberSchema, { members_id: z.object({ id: memberIdSchema }) }),
  refusals: [403, 409, 429],
  headers: {
    'x-auth-token': 'The bearer token of the new member.',
    'x-network-used': 'With 409: how the account with this email logs in.',
  },
});

/**
 * Only the caller's own account; any other id is rejected with 403. A super admin reads every member, and gets 404 for
 * an unknown one. With includepasswordstate=1 the header x-password-state is set. The token of a reset link opens only
 * its member's account.
 */
export const getMember = defineOperation({
  name: 'getMember',
  method: 'GET',
  path: '/members/{id}',
  summary: 'A member',
  auth: 'member',
  params: memberParams,
  query: z.strictObject({ includepasswordstate: flagField }),
  response: memberSchema,
  refusals: [403],
  headers: { 'x-password-state': 'Whether a password is set; told when includepasswordstate is 1.' },
});

/** The changeable fields of a member; omitted fields stay the same, and null or an empty name removes a value. */
export const memberChangesSchema = z.object({
  email: z.optional(emailSchema),
  username: z.optional(z.nullable(lineOfText(USERNAME_MAX))),
  firstName: z.optional(z.nullable(lineOfText(NAME_MAX))),
  lastName: z.optional(z.nullable(lineOfText(NAME_MAX))),
  birthday: z.optional(z.nullable(birthdaySchema)),
  gender: z.optional(z.nullable(genderSchema)),
  avatar: z.optional(z.nullable(z.string().check(z.maxLength(ADDRESS_MAX)))),
  password: z.optional(newPasswordSchema),
  currentPassword: z.optional(passwordSchema),
});
/** A member's changes to their own account. */
export interface MemberChanges extends z.infer<typeof memberChangesSchema> {}

/**
 * Fields that cannot be changed are ignored. A new `password` needs `currentPassword` when one is set, else 401, and
 * ends all other sessions. A new `email` needs it too, and is returned as `pendingEmail` until the mailed link is
 * followed; a member without a password sets one first (or at the same time), unless they have just logged in by a
 * provider that verifies the new email, else 401. If a login needs a code, or the member has no password, the session
 * must be confirmed for either change, else 403 `confirmation_required`. 409 for another member's email. `avatar` is a
 * URL returned by an upload.
 */
export const updateMember = defineOperation({
  name: 'updateMember',
  method: 'PUT',
  path: '/members/{id}',
  summary: 'Change a member',
  auth: 'member',
  params: memberParams,
  body: memberChangesSchema,
  response: memberSchema,
  refusals: [403, 409, 429],
});

/**
 * Mails the link to the new email again, and revokes the previous one; the link that cancels the change stays valid.
 * 404 when no email is pending.
 */
export const mailEmailChangeAgain = defineOperation({
  name: 'mailEmailChangeAgain',
  method: 'POST',
  path: '/members/{id}/email-change',
  summary: 'Send the link to a new email again',
  auth: 'member',
  params: memberParams,
  response: nothing,
  refusals: [403, 429],
});

/** The member keeps the current email, and the mailed links about a new one are revoked; also when none is pending. */
export const stopEmailChange = defineOperation({
  name: 'stopEmailChange',
  method: 'DELETE',
  path: '/members/{id}/email-change',
  summary: 'Keep the current email',
  auth: 'member',
  params: memberParams,
  response: memberSchema,
  refusals: [403],
});

export const getPermissions = defineOperation({
  name: 'getPermissions',
  method: 'GET',
  path: '/members/{id}/permissions',
  summary: 'What a member can do',
  auth: 'member',
  params: memberParams,
  response: permissionsSchema,
  refusals: [403],
});

/** Mails a link that works once, within an hour. 404 for an unknown email; the one in the query is ignored. */
export const requestPasswordReset = defineOperation({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/members/reset-password/',
  summary: 'Request a link to set a new password',
  query: z.strictObject({ email: z.optional(emailSchema) }),
  body: z.object({ email: emailSchema }),
  response: nothing,
  refusals: [404, 429],
});

/** `token` is that of the reset link. 400 for one that is wrong, used or expired; all of the member's sessions end. */
export const setNewPassword = defineOperation({
  name: 'setNewPassword',
  method: 'POST',
  path: '/members/set-new-password',
  summary: 'Set a new password',
  body: z.object({
    member: z.object({ id: memberIdSchema, password: newPasswordSchema }),
    token: z.string().check(z.minLength(1), z.maxLength(TOKEN_MAX)),
  }),
  response: nothing,
  refusals: [429],
});
