import type { Operation, RefusalStatus } from '@afterglow/shared-contracts';
import { nothing } from '@afterglow/shared-contracts';
import type { OpenApiResponse } from './openapi-document.ts';
import { COMPONENTS } from './schema-catalogue.ts';

type Status = RefusalStatus | 400 | 413 | 415;

const MEANINGS: Readonly<Record<Status, { readonly name: string; readonly description: string }>> = {
  400: { name: 'BadRequest', description: 'Something of the request is not valid; the message names the field.' },
  401: { name: 'NotAuthenticated', description: 'There is no valid token, or the password is not right.' },
  403: { name: 'Forbidden', description: "Not for this caller: another member's, or for Premium members." },
  404: { name: 'NotFound', description: 'There is no such thing.' },
  409: { name: 'Conflict', description: 'It contradicts what is there already.' },
  413: { name: 'TooLarge', description: 'The body is too large.' },
  415: { name: 'UnknownContentType', description: 'The body is of a type that the call does not take.' },
  429: { name: 'TooManyRequests', description: 'Too often: the message tells how long to wait.' },
  503: { name: 'ServerBusy', description: 'The server is busy: try again later.' },
};

const UNEXPECTED = { name: 'Unexpected', description: 'Something went wrong on our side.' };

/** What every operation may be refused with, to be referred to. */
export function refusalComponents(): Record<string, OpenApiResponse> {
  const content = { 'application/json': { schema: { $ref: `${COMPONENTS}ApiErrorBody` } } };
  const all = [...Object.values(MEANINGS), UNEXPECTED];
  return Object.fromEntries(all.map(({ name, description }) => [name, { description, content }]));
}

/** The refusals of one operation; `default` is what should never happen. */
export function refusalsOf(operation: Operation): Record<string, { readonly $ref: string }> {
  const statuses = [...new Set(statusesOf(operation))].sort((first, second) => first - second);
  return {
    ...Object.fromEntries(statuses.map((status) => [String(status), referTo(MEANINGS[status].name)])),
    default: referTo(UNEXPECTED.name),
  };
}

function* statusesOf({ auth, params, method, refusals }: Operation): Generator<Status> {
  yield 400;
  if (auth === 'member' || auth === 'admin') yield 401;
  if (auth === 'admin') yield 403;
  if (params !== nothing) yield 404;
  if (method !== 'GET') yield* [413, 415] as const;
  yield* refusals;
}

function referTo(name: string): { readonly $ref: string } {
  return { $ref: `#/components/responses/${name}` };
}
