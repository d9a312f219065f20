import * as z from 'zod/mini';
import { type ApiErrorBody, apiErrorBodySchema } from '@afterglow/shared-contracts';
import { registryAddress } from './registry-address.ts';
import type { RegistryAnswer, RegistryOperation } from './registry-operation.ts';
import { archiveSchema } from './releases.operations.ts';

/** The parts of a call of any operation. */
export interface RegistryCallInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly requestHeaders?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** A call as HTTP sends it; `address` is relative to the site's origin. */
export interface RegistryRequest {
  readonly method: RegistryOperation['method'];
  readonly address: string;
  readonly headers: Headers;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Throws a RangeError where `registryAddress` does. */
export function registryRequest(operation: RegistryOperation, input: RegistryCallInput): RegistryRequest {
  const { params, query, requestHeaders = {}, body } = input;
  const headers = new Headers();
  for (const [name, value] of Object.entries(requestHeaders)) if (value !== undefined) headers.set(name, value);
  const request = { method: operation.method, address: registryAddress(operation, params, query), headers };
  if (body === undefined) return request;
  headers.set('content-type', operation.takes);
  // An archive is sent unchanged, everything else as JSON.
  return { ...request, body: z.safeParse(archiveSchema, body).data ?? JSON.stringify(body) };
}

/** The meaning of a response to a call; `refused` has no `error` if it did not come from the registry. */
export type RegistryReply<O extends RegistryOperation> =
  | { readonly kind: 'answered'; readonly data: RegistryAnswer<O> }
  | { readonly kind: 'refused'; readonly error: ApiErrorBody | undefined }
  | { readonly kind: 'unreadable' };

/** Reads a whole response to a call of `operation`; rejects with errors of the body's stream. */
export async function readRegistryReply<O extends RegistryOperation>(
  operation: O,
  response: Response,
): Promise<RegistryReply<O>> {
  const body = parseJson(await response.text());
  if (!response.ok) return { kind: 'refused', error: z.safeParse(apiErrorBodySchema, body).data };
  const parsed = z.safeParse(operation.response, body);
  // The schema that has just accepted the body is the one that RegistryAnswer is inferred from.
  return parsed.success ? { kind: 'answered', data: parsed.data as RegistryAnswer<O> } : { kind: 'unreadable' };
}

/** Undefined for invalid JSON or an empty body. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
