import { type DeclaredCall, nothing } from '@afterglow/shared-contracts';
import type * as z from 'zod/mini';
import { BEARER } from './build-document.ts';
import { refToErrorResponses, type RefusedStatus } from './error-responses.ts';
import type { OpenApiOperation, OpenApiResponse } from './openapi-document.ts';
import { parametersIn } from './parameters-in.ts';
import type { SchemaCatalog } from './schema-catalog.ts';

type Examples = Readonly<Record<string, unknown>>;

export interface CallDescription {
  readonly tag: string;
  readonly description?: string | undefined;
  readonly requestHeaders?: z.ZodMiniType;
  readonly example: {
    readonly params?: Examples;
    readonly query?: Examples;
    readonly requestHeaders?: Examples;
    readonly body?: unknown;
  };
  /** The media type of the body; JSON when left out. */
  readonly takes?: string;
  /** Called after the request is described: a schema that differs in the two is named after the request's. */
  readonly answers: () => Readonly<Record<string, OpenApiResponse>>;
  readonly refused: Iterable<RefusedStatus>;
  /** Whether a token has to be sent, may be sent, or changes nothing. */
  readonly token: 'required' | 'optional' | 'ignored';
}

const SECURITY = {
  required: { security: [{ [BEARER]: [] }] },
  optional: { security: [{}, { [BEARER]: [] }] },
  ignored: {},
} as const;

/** A declared call in OpenAPI's format. */
export function describeCall(
  call: DeclaredCall,
  schemas: SchemaCatalog,
  { tag, description, requestHeaders = nothing, example, takes, answers, refused, token }: CallDescription,
): OpenApiOperation {
  const parameters = [
    ...parametersIn('path', call.params, example.params, schemas),
    ...parametersIn('query', call.query, example.query, schemas),
    ...parametersIn('header', requestHeaders, example.requestHeaders, schemas),
  ];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [tag],
    ...(description === undefined ? {} : { description }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(call, schemas, example.body, takes),
    responses: { ...answers(), ...refToErrorResponses(refused) },
    ...SECURITY[token],
  };
}

function bodyOf(
  { body }: DeclaredCall,
  schemas: SchemaCatalog,
  example: unknown,
  takes = 'application/json',
): Pick<OpenApiOperation, 'requestBody'> {
  if (body === nothing) return {};
  const content = takes === 'application/json' ? { schema: schemas.describe(body, 'input'), example } : {};
  return { requestBody: { required: true, content: { [takes]: content } } };
}

/** The headers of a call's response, each of them a text. */
export function describeHeaders({ headers }: Pick<DeclaredCall, 'headers'>): NonNullable<OpenApiResponse['headers']> {
  const described = Object.entries(headers).map(([name, description = '']) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return Object.fromEntries(described) as NonNullable<OpenApiResponse['headers']>;
}
