import * as z from 'zod/mini';
import { memberSchema, permissionsSchema } from '../domain/member.ts';
import { memberIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';
import { flagField, idInText } from './query-fields.ts';

const memberParams = z.object({ id: idInText(memberIdSchema) });

/** One's own record only, any other id is 403; with includepasswordstate=1 the header x-password-state is set. */
export const getMember = defineOperation({
  name: 'getMember',
  method: 'GET',
  path: '/members/{id}',
  summary: 'A member',
  auth: 'member',
  params: memberParams,
  query: z.strictObject({ includepasswordstate: flagField }),
  response: memberSchema,
});

export const getPermissions = defineOperation({
  name: 'getPermissions',
  method: 'GET',
  path: '/members/{id}/permissions',
  summary: 'What a member may do',
  auth: 'member',
  params: memberParams,
  response: permissionsSchema,
});
