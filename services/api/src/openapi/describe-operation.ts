import { nothing, type Operation, type OperationAccess, TOTAL_HEADER } from '@afterglow/shared-contracts';
import {
  BEARER,
  type OpenApiOperation,
  type OpenApiResponse,
  parametersIn,
  refToErrorResponses,
  type RefusedStatus,
  type SchemaCatalog,
} from '@afterglow/kit';
import { isOpenRead } from '#http/read-limit.ts';
import type { OperationExample } from './operation-examples.ts';
import { tagOf } from './tag-of.ts';

/** A declared call in OpenAPI's format. */
export function describeOperation(
  operation: Operation,
  schemas: SchemaCatalog,
  example: OperationExample,
): OpenApiOperation {
  const parameters = [
    ...parametersIn('path', operation.params, example.params, schemas),
    ...parametersIn('query', operation.query, example.query, schemas),
  ];
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [tagOf(operation.path)],
    ...(operation.auth === 'admin' ? { description: 'For super admins only.' } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(operation, schemas, example),
    responses: { ...answerOf(operation, schemas), ...refToErrorResponses(statusesOf(operation)) },
    ...securityOf(operation.auth),
  };
}

function bodyOf(
  { body }: Operation,
  schemas: SchemaCatalog,
  example: OperationExample,
): Pick<OpenApiOperation, 'requestBody'> {
  if (body === nothing) return {};
  const content = { schema: schemas.describe(body, 'input'), example: example.body };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

function answerOf(operation: Operation, schemas: SchemaCatalog): Record<string, OpenApiResponse> {
  const headers = headersOf(operation);
  const withHeaders = Object.keys(headers).length === 0 ? {} : { headers };
  if (operation.response === nothing) return { 204: { description: 'Done.', ...withHeaders } };
  const content = { 'application/json': { schema: schemas.describe(operation.response, 'output') } };
  return { 200: { description: operation.summary, ...withHeaders, content }, ...acceptedOf(operation, schemas) };
}

function acceptedOf({ accepted }: Operation, schemas: SchemaCatalog): Record<string, OpenApiResponse> {
  if (accepted === undefined) return {};
  const content = { 'application/json': { schema: schemas.describe(accepted, 'output') } };
  return { 202: { description: 'Another step is needed first.', content } };
}

function headersOf({ paged, headers }: Operation): NonNullable<OpenApiResponse['headers']> {
  const total = { description: 'Total number of items across all pages.', schema: { type: 'integer', minimum: 0 } };
  const told: Record<string, Header> = {};
  for (const [name, description] of Object.entries(headers)) told[name] = { description, schema: { type: 'string' } };
  return { ...(paged ? { [TOTAL_HEADER]: total } : {}), ...told };
}

type Header = NonNullable<OpenApiResponse['headers']>[string];

function securityOf(auth: OperationAccess): Pick<OpenApiOperation, 'security'> {
  switch (auth) {
    case 'none':
      return {};
    case 'optional':
      return { security: [{}, { [BEARER]: [] }] };
    case 'member':
    case 'admin':
      return { security: [{ [BEARER]: [] }] };
  }
}

function* statusesOf(operation: Operation): Generator<RefusedStatus> {
  const { auth, params, method, refusals } = operation;
  yield 400;
  if (auth === 'member' || auth === 'admin') yield 401;
  if (auth === 'admin') yield 403;
  if (params !== nothing) yield 404;
  if (method !== 'GET') yield* [413, 415] as const;
  if (isOpenRead(operation)) yield 429;
  yield* refusals;
}
