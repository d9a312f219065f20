import {
  apiErrorBodySchema,
  type ApiErrorBody,
  type Operation,
  type OperationResponse,
} from '@afterglow/shared-contracts';
import { ApiError } from '../errors.ts';

const ACCEPTED = 202;

interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Parses the response as its operation declares it; throws an `ApiError` for an error response and for an invalid one.
 */
export function parseResponse<O extends Operation>(
  operation: O,
  { status, headers, text }: RawAnswer,
): OperationResponse<O> {
  const body = parseJson(text);
  if (status < 200 || status > 299) {
    throw new ApiError({ operation: operation.name, status, headers, ...errorBody(status, body) });
  }
  if (status === ACCEPTED && operation.accepted) throw incomplete(operation, operation.accepted.safeParse(body));
  const parsed = operation.response.safeParse(body);
  if (!parsed.success) throw invalidResponse(operation, status, parsed.error);
  // The schema that has just accepted the body is the one that OperationResponse is inferred from.
  return parsed.data as OperationResponse<O>;
}

type Parsed = ReturnType<NonNullable<Operation['accepted']>['safeParse']>;

/** Another step is required before the response. */
function incomplete(operation: Operation, parsed: Parsed): ApiError {
  if (!parsed.success) return invalidResponse(operation, ACCEPTED, parsed.error);
  const message = 'there is more to do first';
  return new ApiError({
    operation: operation.name,
    code: 'incomplete',
    status: ACCEPTED,
    message,
    accepted: parsed.data,
  });
}

/**
 * Rejected by every schema, also by that of a response without a body: the page of a captive portal is not the
 * service's.
 */
const NO_JSON = Symbol('no JSON');

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NO_JSON;
  }
}

/** A proxy responds in its own format; the status still has its meaning. */
function errorBody(status: number, body: unknown): ApiErrorBody & { readonly words?: string } {
  const parsed = apiErrorBodySchema.safeParse(body);
  if (parsed.success) return { ...parsed.data, words: parsed.data.message };
  return { code: CODE_OF_STATUS.get(status) ?? 'unexpected', message: `the service answered ${status}` };
}

const CODE_OF_STATUS: ReadonlyMap<number, ApiErrorBody['code']> = new Map([
  [400, 'validation_failed'],
  [401, 'not_authenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [413, 'too_large'],
  [429, 'too_many_requests'],
  [503, 'server_busy'],
]);

/** The field name when the whole body is invalid. */
const WHOLE_BODY = 'the body';

interface SchemaError {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

function invalidResponse(operation: Operation, status: number, error: SchemaError): ApiError {
  const issue = error.issues[0];
  const field = issue?.path.map(String).join('.') || WHOLE_BODY;
  const message = `the answer does not fit: ${field}: ${issue?.message ?? 'unreadable'}`;
  return new ApiError({ operation: operation.name, code: 'answer_malformed', status, message, field }, error);
}
