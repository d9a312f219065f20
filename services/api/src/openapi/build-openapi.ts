import { setImmediate } from 'node:timers/promises';
import * as contracts from '@afterglow/shared-contracts';
import * as formerNames from '@afterglow/shared-contracts/former-names';
import { API_PREFIX, apiErrorBodySchema, BRAND, type Operation } from '@afterglow/shared-contracts';
import { serviceOperations } from '@afterglow/shared-contracts/services';
import {
  buildDocument,
  createSchemaCatalog,
  type DocumentEntry,
  methodOf,
  type OpenApiDocument,
  type ExtraRoute,
} from '@afterglow/kit';
import { describeExtraRoute } from './describe-extra-route.ts';
import { describeOperation } from './describe-operation.ts';
import { exampleOf } from './operation-examples.ts';
import { EXTRA_ROUTES } from './extra-routes.ts';

/** How many are described per event-loop tick. */
const CALLS_PER_TURN = 5;

const DESCRIPTION = `Every list is paged: \`offset\` and \`limit\` choose the page, \`x-items-total\` tells how many items there are. A
refused call returns \`{ code, message }\`. Members send the token from logging in as \`Authorization: Bearer ...\`.`;

/** The whole service as an OpenAPI 3.1 document, made from the declared operations and the few other routes. */
export async function buildOpenApi(version: string, hostedAddresses: readonly ExtraRoute[]): Promise<OpenApiDocument> {
  const schemas = createSchemaCatalog([contracts], formerNames);
  schemas.describe(apiErrorBodySchema, 'output');
  const declared: readonly Operation[] = Object.values(serviceOperations);
  const calls: DocumentEntry[] = [];
  for (const operation of declared) {
    calls.push({
      path: operation.path,
      method: methodOf(operation),
      operation: describeOperation(operation, schemas, exampleOf(operation)),
    });
    // The first reader must not block all other requests.
    if (calls.length % CALLS_PER_TURN === 0) await setImmediate();
  }
  const entries = [
    ...calls,
    ...[...EXTRA_ROUTES, ...hostedAddresses].map((address) => ({
      ...address,
      operation: describeExtraRoute(address),
    })),
  ];
  return buildDocument({
    title: BRAND,
    version,
    description: DESCRIPTION.replaceAll('\n', ' '),
    baseUrl: API_PREFIX,
    entries,
    schemas,
    access: {
      401: "The token is missing or not valid, or the password isn't right.",
      403: 'Not allowed. It belongs to another member, or needs Premium or a super admin.',
    },
  });
}
