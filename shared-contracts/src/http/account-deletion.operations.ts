import { accountDeletionSchema } from '../domain/account-deletion.ts';
import { memberParams } from './member-params.ts';
import { defineOperation } from './operation.ts';

const shared = {
  path: '/members/{id}/leaving',
  auth: 'member',
  params: memberParams,
  response: accountDeletionSchema,
} as const;

export const getLeaving = defineOperation({
  ...shared,
  name: 'getLeaving',
  method: 'GET',
  summary: "Whether a member's account will be deleted",
  refusals: [403],
});

/**
 * Deletes the account in fourteen days; until then a login cancels it. All other sessions end and subscriptions are
 * not renewed. 403 `confirmation_required` unless the session has just been confirmed, 409 for the last super admin,
 * 429 after twenty times in an hour.
 */
export const leave = defineOperation({
  ...shared,
  name: 'leave',
  method: 'POST',
  summary: 'Delete account',
  refusals: [403, 409, 429],
});

export const stay = defineOperation({
  ...shared,
  name: 'stay',
  method: 'DELETE',
  summary: 'Keep account',
  refusals: [403],
});
