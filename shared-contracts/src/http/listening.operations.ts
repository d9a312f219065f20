import * as z from 'zod/mini';
import { listeningChangeSchema, listeningSchema, mixPositionSchema } from '../domain/listening.ts';
import { memberParams } from './member-params.ts';
import { defineOperation } from './operation.ts';
import { pageFields } from './query-fields.ts';

/** The longest possible queue with all the positions that belong to it. */
const CHANGE_MAX_BYTES = 64 * 1024;

/** The last playback, on any device. */
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
 * The latest listening wins, both for the queue and for each mix's position: an earlier report changes nothing. The
 * response is the resulting state. Positions in deleted mixes are left out.
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

/** Mixes that were started and not finished, latest first. */
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
