import type { Operation } from '@afterglow/shared-contracts';
import { ApiError } from '../errors.ts';

/** A caller's input, which is validated against the operation before use. */
export interface RequestInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** True for a call that outlives the page. */
  readonly keepalive?: boolean;
  readonly background?: boolean;
  /** Sent instead of the session's token. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The URL of a call after the prefix, with its query. Throws `request_malformed`. */
export function addressOf(operation: Operation, input: RequestInput): string {
  const path = pathOf(operation, input.params);
  const search = searchOf(operation, input.query).toString();
  return search === '' ? path : `${path}?${search}`;
}

function pathOf(operation: Operation, params: unknown): string {
  if (!operation.path.startsWith('/'))
    throw refused(operation, `the path ${operation.path} does not start with a slash`);
  const values = fieldsOf(params);
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (isEmpty(value)) throw refused(operation, `the path parameter "${name}" is missing`);
    return encodeURIComponent(String(value));
  });
}

function searchOf(operation: Operation, query: unknown): URLSearchParams {
  const given = Object.entries(fieldsOf(query)).filter(([, value]) => !isEmpty(value));
  const fields = Object.fromEntries(given);
  const parsed = operation.query.safeParse(given.length === 0 ? emptyQueryOf(operation) : fields);
  if (!parsed.success) throw refused(operation, queryProblem(parsed.error.issues[0], Object.keys(fields)));
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** A call without query options accepts no value at all, one with options an object. */
function emptyQueryOf(operation: Operation): object | undefined {
  return operation.query.safeParse(undefined).success ? undefined : {};
}

interface QueryIssue {
  readonly code?: string;
  readonly keys?: readonly string[];
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function queryProblem(issue: QueryIssue | undefined, given: readonly string[]): string {
  if (issue && issue.path.length > 0)
    return `the query option "${issue.path.join('.')}" does not fit: ${issue.message}`;
  // A call without query options rejects the whole query, any other call names the unknown option.
  return `Unknown query option: ${(issue?.keys ?? given).join(', ')}`;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function refused(operation: Operation, message: string): ApiError {
  return new ApiError({ operation: operation.name, code: 'request_malformed', status: null, message });
}
