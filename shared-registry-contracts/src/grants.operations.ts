import * as z from 'zod/mini';
import { releaseNameSchema, RELEASES_PATH } from '@afterglow/shared-contracts';
import { remoteField } from './registry-fields.ts';
import { defineRegistryOperation } from './registry-operation.ts';

const PATH_MAX_LENGTH = 200;

/** Which area may own which paths: each with everything below it, unless a longer one is granted to another area. */
export const grantListSchema = z.object({
  grants: z.array(
    z.object({ path: z.string(), remote: releaseNameSchema, grantedBy: z.string(), grantedAtIso: z.string() }),
  ),
});

export const listGrants = defineRegistryOperation({
  name: 'listGrants',
  method: 'GET',
  path: `${RELEASES_PATH}/paths`,
  summary: 'List which area owns which paths',
  access: 'any-token',
  response: grantListSchema,
  command: { name: 'paths', positions: [], output: grantListSchema },
});

export const grantPath = defineRegistryOperation({
  name: 'grantPath',
  method: 'PUT',
  path: `${RELEASES_PATH}/{remote}/paths`,
  summary: 'Give an area a path and everything under it. The previous owner loses it',
  access: 'manager',
  params: z.object({ remote: remoteField }),
  body: z.object({
    path: z
      .string()
      .check(
        z.maxLength(PATH_MAX_LENGTH),
        z.regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, 'must be a path without parameters, such as /news'),
        z.describe('the path, such as /news; "/" is the home page alone'),
      ),
  }),
  response: grantListSchema,
  example: { params: { remote: 'news' }, body: { path: '/news' } },
  command: {
    name: 'grant',
    positions: ['remote', 'path'],
    switches: { yes: "don't ask, even if another area has the path" },
    output: grantListSchema,
  },
});
