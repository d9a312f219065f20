import type { RefusalStatus } from '@afterglow/shared-contracts';
import type { OpenApiResponse } from './openapi-document.ts';
import { COMPONENTS } from './schema-catalog.ts';

/** Every error status of a declared call. */
export type RefusedStatus = RefusalStatus | 400 | 413 | 415;

const NAMES: Readonly<Record<RefusedStatus, string>> = {
  400: 'BadRequest',
  401: 'NotAuthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnknownContentType',
  429: 'TooManyRequests',
  503: 'ServerBusy',
};

const MEANINGS: Readonly<Record<Exclude<RefusedStatus, 401 | 403>, string>> = {
  400: "Part of the request isn't valid. The message names the field.",
  404: 'Not found.',
  409: 'It conflicts with existing data.',
  413: 'The body is too large.',
  415: "This call doesn't accept this content type.",
  429: 'Too many requests. The message says how long to wait.',
  503: 'The server is busy. Try again later.',
};

const UNEXPECTED = { name: 'Unexpected', description: 'Something went wrong on our side. Please try again.' };

/** The meaning, for a service, of the two errors that depend on the caller. */
export type AccessMeanings = Readonly<Record<401 | 403, string>>;

export function errorResponseComponents(access: AccessMeanings): Record<string, OpenApiResponse> {
  const content = { 'application/json': { schema: { $ref: `${COMPONENTS}ApiErrorBody` } } };
  const meanings: Readonly<Record<string, string>> = { ...MEANINGS, ...access };
  const named = Object.entries(NAMES).map(([status, name]) => ({ name, description: meanings[status] ?? '' }));
  return Object.fromEntries([...named, UNEXPECTED].map(({ name, description }) => [name, { description, content }]));
}

/** The errors of one call, each once; `default` is an unexpected error. */
export function refToErrorResponses(statuses: Iterable<RefusedStatus>): Record<string, { readonly $ref: string }> {
  const sorted = [...new Set(statuses)].sort((first, second) => first - second);
  return {
    ...Object.fromEntries(sorted.map((status) => [String(status), referTo(NAMES[status])])),
    default: referTo(UNEXPECTED.name),
  };
}

function referTo(name: string): { readonly $ref: string } {
  return { $ref: `#/components/responses/${name}` };
}
