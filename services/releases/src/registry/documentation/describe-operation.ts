import { nothing } from '@afterglow/shared-contracts';
import type { RegistryAccess, RegistryOperation } from '@afterglow/shared-registry-contracts';
import {
  describeCall,
  describeHeaders,
  type OpenApiOperation,
  type OpenApiResponse,
  type RefusedStatus,
  type SchemaCatalog,
} from '@afterglow/kit';

/** The callers of an operation, as text. */
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

export function describeOperation(operation: RegistryOperation, schemas: SchemaCatalog): OpenApiOperation {
  const { access, requestHeaders, example, takes } = operation;
  return describeCall(operation, schemas, {
    tag: TAGS[access],
    description: `For ${ACCESS_WORDS[access]}.`,
    requestHeaders,
    example,
    takes,
    answers: () => answersOf(operation, schemas),
    refused: statusesOf(operation),
    token: access === 'everybody' ? 'ignored' : 'required',
  });
}

function answersOf(operation: RegistryOperation, schemas: SchemaCatalog): Record<string, OpenApiResponse> {
  const { response, gives, statuses } = operation;
  const headers = describeHeaders(operation);
  const answer = {
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
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
