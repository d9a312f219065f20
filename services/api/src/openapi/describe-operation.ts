import { nothing, type Operation, type OperationAuth, TOTAL_HEADER } from '@afterglow/shared-contracts';
import type { OperationExample } from './operation-examples.ts';
import type { JsonSchema, OpenApiOperation, OpenApiParameter, OpenApiResponse } from './openapi-document.ts';
import { refusalsOf } from './refusal-responses.ts';
import type { SchemaCatalogue } from './schema-catalogue.ts';
import { tagOf } from './tag-of.ts';

export const BEARER = 'bearer';

/** A declared call as OpenAPI says it. */
export function describeOperation(
  operation: Operation,
  schemas: SchemaCatalogue,
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
    responses: { ...answerOf(operation, schemas), ...refusalsOf(operation) },
    ...securityOf(operation.auth),
  };
}

function parametersIn(
  place: 'path' | 'query',
  schema: Operation['params'],
  examples: Readonly<Record<string, unknown>> = {},
  schemas: SchemaCatalogue,
): OpenApiParameter[] {
  if (schema === nothing) return [];
  // What stands in an address is text; which values it may say is what is read from it.
  const { properties = {}, required = [] } = schemas.describe(schema, 'output') as ObjectSchema;
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }));
}

type ObjectSchema = {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

function bodyOf(
  { body }: Operation,
  schemas: SchemaCatalogue,
  example: OperationExample,
): Pick<OpenApiOperation, 'requestBody'> {
  if (body === nothing) return {};
  const content = { schema: schemas.describe(body, 'input'), example: example.body };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

function answerOf(operation: Operation, schemas: SchemaCatalogue): Record<string, OpenApiResponse> {
  const headers = headersOf(operation);
  const withHeaders = Object.keys(headers).length === 0 ? {} : { headers };
  if (operation.response === nothing) return { 204: { description: 'Done.', ...withHeaders } };
  const content = { 'application/json': { schema: schemas.describe(operation.response, 'output') } };
  return { 200: { description: operation.summary, ...withHeaders, content } };
}

function headersOf({ paged, headers }: Operation): NonNullable<OpenApiResponse['headers']> {
  const total = { description: 'How many items there are on all pages.', schema: { type: 'integer', minimum: 0 } };
  const told: Record<string, Header> = {};
  for (const [name, description] of Object.entries(headers)) told[name] = { description, schema: { type: 'string' } };
  return { ...(paged ? { [TOTAL_HEADER]: total } : {}), ...told };
}

type Header = NonNullable<OpenApiResponse['headers']>[string];

function securityOf(auth: OperationAuth): Pick<OpenApiOperation, 'security'> {
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
