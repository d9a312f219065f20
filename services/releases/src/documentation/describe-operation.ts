import { nothing } from '@afterglow/shared-contracts';
import type { RegistryAccess, RegistryOperation } from '@afterglow/shared-contracts/registry';
import {
  BEARER,
  type OpenApiOperation,
  type OpenApiResponse,
  parametersIn,
  refToErrorResponses,
  type RefusedStatus,
  type SchemaCatalog,
} from '@afterglow/kit';

/** Who may make a call, in words. */
const ACCESS_WORDS: Readonly<Record<RegistryAccess, string>> = {
  everybody: 'everyone',
  'any-token': 'any token',
  team: "the area's team",
  'team-or-manager': "the area's team, managers",
  manager: 'managers',
};

const TAGS = {
  everybody: 'Tabs',
  'any-token': 'Reading',
  team: 'Changing',
  'team-or-manager': 'Changing',
  manager: 'Changing',
} as const;

/** A call of the registry in OpenAPI's format. */
export function describeOperation(operation: RegistryOperation, schemas: SchemaCatalog): OpenApiOperation {
  const { name, summary, access, params, query, requestHeaders, example } = operation;
  const parameters = [
    ...parametersIn('path', params, example.params, schemas),
    ...parametersIn('query', query, example.query, schemas),
    ...parametersIn('header', requestHeaders, example.requestHeaders, schemas),
  ];
  return {
    operationId: name,
    summary,
    tags: [TAGS[access]],
    description: `For ${ACCESS_WORDS[access]}.`,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(operation, schemas),
    responses: { ...answersOf(operation, schemas), ...refToErrorResponses(statusesOf(operation)) },
    ...(access === 'everybody' ? {} : { security: [{ [BEARER]: [] }] }),
  };
}

function bodyOf(
  { body, takes, example }: RegistryOperation,
  schemas: SchemaCatalog,
): Pick<OpenApiOperation, 'requestBody'> {
  if (body === nothing) return {};
  const content =
    takes === 'application/json' ? { schema: schemas.describe(body, 'input'), example: example.body } : {};
  return { requestBody: { required: true, content: { [takes]: content } } };
}

function answersOf(operation: RegistryOperation, schemas: SchemaCatalog): Record<string, OpenApiResponse> {
  const { response, gives, statuses, headers } = operation;
  const told = Object.entries(headers).map(([name, description = '']) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const answer = {
    ...(told.length === 0 ? {} : { headers: Object.fromEntries(told) as NonNullable<OpenApiResponse['headers']> }),
    ...(response === nothing ? {} : { content: { [gives]: contentOf(operation, schemas) } }),
  };
  return Object.fromEntries(
    Object.entries(statuses).map(([status, description]) => [status, { description, ...answer }]),
  );
}

/** An archive has no schema. */
function contentOf({ gives, response }: RegistryOperation, schemas: SchemaCatalog) {
  return gives === 'application/gzip' ? {} : { schema: schemas.describe(response, 'output') };
}

function* statusesOf({ access, body, refusals }: RegistryOperation): Generator<RefusedStatus> {
  yield 400;
  if (access !== 'everybody') yield 401;
  if (access !== 'everybody' && access !== 'any-token') yield 403;
  if (body !== nothing) yield* [413, 415] as const;
  yield* refusals;
}
