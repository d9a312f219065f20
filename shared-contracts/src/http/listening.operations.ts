import * as z from 'zod/mini';
import { listeningChangeSchema, listeningSchema, mixPositionSchema } from '../domain/listening.ts';
import { memberParams } from './member-params.ts';
import { defineOperation } from './operation.ts';
import { pageFields } from './query-fields.ts';

/** A queue of the longest kind with all the positions that go with it. */
const CHANGE_MAX_BYTES = 64 * 1024;

/** What was listened to last, on whichever device. */
export const getListening = defineOperation({
  name: 'getListening',
  method: 'GET',
  path: '/members/{id}/listening',
  summary: 'What a member listened to last',
  auth: 'member',
  params: memberParams,
  response: listeningSchema,
  refusals: [403],
});

/**
 * Who listened last wins, for the queue and for each mix's position alike: what was listened before what is known already changes
 * nothing. The answer is what holds now. Positions of mixes that are no longer there are left out.
 */
export const saveListening = defineOperation({
  name: 'saveListening',
  method: 'PUT',
  path: '/members/{id}/listening',
  summary: 'Save queue and positions',
  auth: 'member',
  params: memberParams,
  body: listeningChangeSchema,
  maxBodyBytes: CHANGE_MAX_BYTES,
  response: listeningSchema,
  refusals: [403, 429],
});

/** What was begun and not heard to its end, the last listened first. */
export const listMixPositions = defineOperation({
  name: 'listMixPositions',
  method: 'GET',
  path: '/members/{id}/listening/positions',
  summary: 'The mixes that a member can continue',
  auth: 'member',
  params: memberParams,
  query: z.strictObject(pageFields),
  response: z.array(mixPositionSchema),
  paged: true,
  refusals: [403],
});
