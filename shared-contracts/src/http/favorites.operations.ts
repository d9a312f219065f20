import * as z from 'zod/mini';
import { favoriteSchema, favoriteTypeSchema, newFavoriteSchema } from '../domain/favorite.ts';
import { LARGEST_ID } from '../ids.ts';
import { memberParams } from './member-params.ts';
import { defineOperation, nothing } from './operation.ts';
import { integerInText, offsetField } from './query-fields.ts';

/** How many favorites a call without a limit returns. */
export const FAVORITES_DEFAULT_LIMIT = 30;
/** Enough to fetch every favorite in one call. */
const FAVORITES_MAX_LIMIT = 100_000;

const typeParams = z.extend(memberParams, { type: favoriteTypeSchema });

/** Newest first. */
export const listFavorites = defineOperation({
  name: 'listFavorites',
  method: 'GET',
  path: '/members/{id}/favorites/{type}',
  summary: 'The favorites of a member',
  auth: 'member',
  params: typeParams,
  query: z.strictObject({
    offset: offsetField,
    limit: z.optional(integerInText(0, FAVORITES_MAX_LIMIT)),
    order: z.optional(z.enum(['-creation_time', 'creation_time'])),
  }),
  response: z.array(favoriteSchema),
  paged: true,
  refusals: [403],
});

/** 409 for an existing favorite, 404 for a missing item, 403 for another member in `members_id`. */
export const addFavorite = defineOperation({
  name: 'addFavorite',
  method: 'POST',
  path: '/members/{id}/favorites/{type}',
  summary: 'Add a favorite',
  auth: 'member',
  params: typeParams,
  body: newFavoriteSchema,
  response: favoriteSchema,
  refusals: [403, 409],
});

/** `thingId` is the id of the mix, artist, show or genre; 404 if it is not a favorite. */
export const removeFavorite = defineOperation({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/members/{id}/favorites/{type}/{thingId}',
  summary: 'Remove a favorite',
  auth: 'member',
  params: z.extend(typeParams, { thingId: integerInText(1, LARGEST_ID) }),
  response: nothing,
  refusals: [403],
});
