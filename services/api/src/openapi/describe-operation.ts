import { nothing, type Operation, TOTAL_HEADER } from '@afterglow/shared-contracts';
import {
  describeCall,
  describeHeaders,
  type OpenApiOperation,
  type OpenApiResponse,
  type RefusedStatus,
  type SchemaCatalog,
} from '@afterglow/kit';
import { isOpenRead } from '#http/read-limit.ts';
import type { OperationExample } from './operation-examples.ts';
import { tagOf } from './tag-of.ts';

const TOKENS = { none: 'ignored', optional: 'optional', member: 'required', admin: 'required' } as const;
const TOTAL = { description: 'Total number of items across all pages.', schema: { type: 'integer', minimum: 0 } };

export function describeOperation(
  operation: Operation,
  schemas: SchemaCatalog,
  example: OperationExample,
): OpenApiOperation {
  return describeCall(operation, schemas, {
    tag: tagOf(operation.path),
    description: operation.auth === 'admin' ? 'For super admins only.' : undefined,
    example,
    answers: () => answersOf(operation, schemas),
    refused: statusesOf(operation),
    token: TOKENS[operation.auth],
  });
}

function answersOf(operation: Operation, schemas: SchemaCatalog): Record<string, OpenApiResponse> {
  const headers = { ...(operation.paged ? { [TOTAL_HEADER]: TOTAL } : {}), ...describeHeaders(operation) };
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
