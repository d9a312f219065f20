import type { RefusalStatus } from '@afterglow/shared-contracts';
import type { OpenApiResponse } from './openapi-document.ts';
import { COMPONENTS } from './schema-catalogue.ts';

/** Every status that a declared call may be refused with. */
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
  400: 'Something of the request is not valid; the message names the field.',
  404: 'There is no such thing.',
  409: 'It contradicts what is there already.',
  413: 'The body is too large.',
  415: 'The body is of a type that the call does not take.',
  429: 'Too often: the message tells how long to wait.',
  503: 'The server is busy: try again later.',
};

const UNEXPECTED = { name: 'Unexpected', description: 'Something went wrong on our side.' };

/** The meaning, for a service, of the two refusals that depend on the caller. */
export type AccessMeanings = Readonly<Record<401 | 403, string>>;

/** The possible refusals of every call, to be referred to. */
export function errorResponseComponents(access: AccessMeanings): Record<string, OpenApiResponse> {
  const content = { 'application/json': { schema: { $ref: `${COMPONENTS}ApiErrorBody` } } };
  const meanings: Readonly<Record<string, string>> = { ...MEANINGS, ...access };
  const named = Object.entries(NAMES).map(([status, name]) => ({ name, description: meanings[status] ?? '' }));
  return Object.fromEntries([...named, UNEXPECTED].map(({ name, description }) => [name, { description, content }]));
}

/** The refusals of one call, each once; `default` is what should never happen. */
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
