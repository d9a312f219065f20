import { API_PREFIX, apiErrorBodySchema, BRAND, type Operation, operations } from '@afterglow/shared-contracts';
import { describeOtherAddress } from './describe-address.ts';
import { BEARER, describeOperation } from './describe-operation.ts';
import type { OpenApiDocument, OpenApiMethod, OpenApiOperation, OpenApiPath } from './openapi-document.ts';
import { exampleOf } from './operation-examples.ts';
import { OTHER_ADDRESSES, type OtherAddress } from './other-addresses.ts';
import { refusalComponents } from './refusal-responses.ts';
import { createSchemaCatalogue } from './schema-catalogue.ts';

const DESCRIPTION = `Every list is paged: \`offset\` and \`limit\` choose the page, \`x-items-total\` tells how many items there are. A call that
is refused answers \`{ code, message }\`. Members send the token that logging in has answered as \`Authorization: Bearer ...\`.`;

type Entry = { readonly path: string; readonly method: OpenApiMethod; readonly operation: OpenApiOperation };

/** The whole service as an OpenAPI 3.1 document, made of the declared calls and the few addresses that are none. */
export function buildOpenApi(version: string, hostedAddresses: readonly OtherAddress[]): OpenApiDocument {
  const schemas = createSchemaCatalogue();
  schemas.describe(apiErrorBodySchema, 'output');
  const declared: readonly Operation[] = Object.values(operations);
  const entries = [
    ...declared.map((operation) => ({
      path: operation.path,
      method: methodOf(operation),
      operation: describeOperation(operation, schemas, exampleOf(operation)),
    })),
    ...[...OTHER_ADDRESSES, ...hostedAddresses].map((address) => ({
      ...address,
      operation: describeOtherAddress(address),
    })),
  ];
  return {
    openapi: '3.1.0',
    info: { title: BRAND, version, description: DESCRIPTION.replaceAll('\n', ' ') },
    servers: [{ url: API_PREFIX }],
    tags: [...new Set(entries.flatMap(({ operation }) => operation.tags))].map((name) => ({ name })),
    paths: byPath(entries),
    components: {
      schemas: { ...schemas.components, ApiErrorBody: schemas.describe(apiErrorBodySchema, 'output') },
      responses: refusalComponents(),
      securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function byPath(entries: readonly Entry[]): Record<string, OpenApiPath> {
  const paths: Record<string, OpenApiPath> = {};
  for (const { path, method, operation } of entries) paths[path] = { ...paths[path], [method]: operation };
  return paths;
}

function methodOf({ method }: Operation): OpenApiMethod {
  switch (method) {
    case 'GET':
      return 'get';
    case 'POST':
      return 'post';
    case 'PUT':
      return 'put';
    case 'DELETE':
      return 'delete';
  }
}
