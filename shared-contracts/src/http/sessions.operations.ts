import * as z from 'zod/mini';
import { openSessionSchema } from '../domain/open-session.ts';
import { memberIdSchema } from '../ids.ts';
import { memberParams } from './member-params.ts';
import { defineOperation, nothing } from './operation.ts';
import { idInText } from './query-fields.ts';

/** The requesting session comes first, then the one that was used last. */
export const listSessions = defineOperation({
  name: 'listSessions',
  method: 'GET',
  path: '/members/{id}/sessions',
  summary: 'Where a member is logged in',
  auth: 'member',
  params: memberParams,
  response: z.array(openSessionSchema),
  refusals: [403],
});

/** Its token is rejected from then on. 404 for one that has ended already. */
export const endSession = defineOperation({
  name: 'endSession',
  method: 'DELETE',
  path: '/members/{id}/sessions/{sessionId}',
  summary: 'Log out one device',
  auth: 'member',
  params: z.object({ id: idInText(memberIdSchema), sessionId: z.uuid() }),
  response: nothing,
  refusals: [403],
});

export const endOtherSessions = defineOperation({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/members/{id}/sessions',
  summary: 'Log out all devices but this one',
  auth: 'member',
  params: memberParams,
  response: nothing,
  refusals: [403],
});
