import * as z from 'zod/mini';
import { releaseNameSchema, RELEASES_PATH } from '@afterglow/shared-contracts';
import { lineOfText } from '@afterglow/shared-contracts/services';
import { defineRegistryOperation } from './registry-operation.ts';

const TOKENS_PATH = `${RELEASES_PATH}/tokens` as const;
const LABEL_MAX_LENGTH = 80;

/** The role of a token. */
export const tokenRoleSchema = z.enum(['team', 'manager', 'viewer']);

/** A token without its secret; `state` says whether it is still valid. Dates are ISO date-times. */
export const registryTokenSchema = z.object({
  id: z.string(),
  label: z.string(),
  role: tokenRoleSchema,
  remote: z.nullable(releaseNameSchema),
  state: z.enum(['valid', 'expired', 'revoked']),
  createdAtIso: z.string(),
  createdBy: z.nullable(z.string()),
  expiresAtIso: z.nullable(z.string()),
  revokedAtIso: z.nullable(z.string()),
});
/** A token of the registry, as it is listed. */
export interface RegistryToken extends z.infer<typeof registryTokenSchema> {}

/** All tokens, newest first. */
export const tokenListSchema = z.object({ tokens: z.array(registryTokenSchema) });

/** A new token; its secret is returned only this once. */
export const madeTokenSchema = z.object({ secret: z.string(), token: registryTokenSchema });

export const listTokens = defineRegistryOperation({
  name: 'listTokens',
  method: 'GET',
  path: TOKENS_PATH,
  summary: 'List all tokens without their secrets, newest first',
  access: 'manager',
  response: tokenListSchema,
  command: { name: 'tokens', positions: [], output: tokenListSchema },
});

export const makeToken = defineRegistryOperation({
  name: 'makeToken',
  method: 'POST',
  path: TOKENS_PATH,
  summary: 'Create a token for a person or pipeline',
  access: 'manager',
  body: z.object({
    label: lineOfText(LABEL_MAX_LENGTH).check(z.minLength(1, 'enter a name'), z.describe('name shown in the log')),
    role: tokenRoleSchema.check(z.describe('team, manager, or viewer')),
    remote: z.optional(releaseNameSchema.check(z.describe("the team's area (it doesn't have to exist yet)"))),
    expires: z.optional(
      z.iso.date().check(z.describe('expiration date, like 2027-01-31 (default: one year from now)')),
    ),
  }),
  response: madeTokenSchema,
  example: { body: { label: 'Ada Lovelace', role: 'manager', expires: '2027-01-31' } },
  command: { name: 'make-token', positions: ['label', 'role'], output: madeTokenSchema },
});

export const revokeToken = defineRegistryOperation({
  name: 'revokeToken',
  method: 'DELETE',
  path: `${TOKENS_PATH}/{id}`,
  summary: 'Revoke a token right away',
  access: 'manager',
  params: z.object({
    id: z.uuid('must be the id of a token, as "tokens" lists it').check(z.describe('its id, as "tokens" lists it')),
  }),
  response: registryTokenSchema,
  refusals: [404],
  example: { params: { id: '6f1c1c0e-7d0e-4b5e-9a52-2a3a6c3a7b11' } },
  command: { name: 'revoke-token', positions: ['id'], output: registryTokenSchema },
});
