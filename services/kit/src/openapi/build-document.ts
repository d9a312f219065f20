import { apiErrorBodySchema, type DeclaredCall } from '@afterglow/shared-contracts';
import type { OpenApiDocument, OpenApiMethod, OpenApiOperation, OpenApiPath } from './openapi-document.ts';
import { type AccessMeanings, errorResponseComponents } from './error-responses.ts';
import type { SchemaCatalog } from './schema-catalog.ts';

export const BEARER = 'bearer';

/** A call of the document, with its path. */
export interface DocumentEntry {
  readonly path: string;
  readonly method: OpenApiMethod;
  readonly operation: OpenApiOperation;
}

/** The input of a document; `schemas` is the catalog that the entries were described with. */
export interface DocumentOptions {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly baseUrl: string;
  readonly entries: readonly DocumentEntry[];
  readonly schemas: SchemaCatalog;
  readonly access: AccessMeanings;
}

/** A service as an OpenAPI 3.1 document. */
export function buildDocument({ entries, schemas, baseUrl, access, ...info }: DocumentOptions): OpenApiDocument {
  const errorBody = schemas.describe(apiErrorBodySchema, 'output');
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: baseUrl }],
    tags: [...new Set(entries.flatMap(({ operation }) => operation.tags))].map((name) => ({ name })),
    paths: byPath(entries),
    components: {
      schemas: { ...schemas.components, ApiErrorBody: errorBody },
      responses: errorResponseComponents(access),
      securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function byPath(entries: readonly DocumentEntry[]): Record<string, OpenApiPath> {
  const paths: Record<string, OpenApiPath> = {};
  for (const { path, method, operation } of entries) paths[path] = { ...paths[path], [method]: operation };
  return paths;
}

/** The method of a declared call, as OpenAPI writes it. */
export function methodOf({ method }: DeclaredCall): OpenApiMethod {
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
