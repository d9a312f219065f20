import { apiErrorBodySchema } from '@afterglow/shared-contracts';
import {
  archiveSchema,
  registryAddress,
  type RegistryAnswer,
  type RegistryInput,
  type RegistryOperation,
} from '@afterglow/shared-contracts/registry';
import { errorText } from '@afterglow/kit';
import ky from 'ky';
import * as z from 'zod/mini';
import { RegistryError } from './registry-error.ts';

/** For a whole call, an upload included. */
const TIME_LIMIT_MS = 120_000;
/** Of calls that only read: a registry that is just being started answers a moment later. */
const READ_RETRIES = 2;

/** The registry's address, and the token for its calls. */
export interface RegistryAddress {
  /** The site's origin. */
  readonly url: string;
  readonly token?: string | undefined;
  /** How long a call may take; two minutes unless told otherwise. */
  readonly limitMs?: number;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly requestHeaders?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** Makes a declared call and parses its answer; throws a RegistryError for everything else. */
export async function callRegistry<O extends RegistryOperation>(
  address: RegistryAddress,
  operation: O,
  // Parts that an operation does not have are left out, so its input is one of these.
  input: RegistryInput<O> & AnyInput,
): Promise<RegistryAnswer<O>> {
  const response = await send(address, operation, input);
  const body = parseJson(await response.text());
  if (!response.ok) throw refusal(response.status, body);
  const parsed = z.safeParse(operation.response, body);
  // The schema that has just accepted the body is the one that RegistryAnswer is inferred from.
  if (parsed.success) return parsed.data as RegistryAnswer<O>;
  throw new RegistryError(response.status, 'unexpected', `${address.url} answers, but not like a release registry.`);
}

async function send(address: RegistryAddress, operation: RegistryOperation, input: AnyInput): Promise<Response> {
  const { url } = address;
  const { params, query, body } = input;
  const target = new URL(registryAddress(operation, params, query), url);
  try {
    return await ky(target, {
      method: operation.method,
      headers: headersOf(address, operation, input),
      ...(body !== undefined && { body: sent(body) }),
      throwHttpErrors: false,
      timeout: address.limitMs ?? TIME_LIMIT_MS,
      retry: { limit: READ_RETRIES, methods: ['get'], statusCodes: [], retryOnTimeout: false },
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const message = `No registry answers at ${url} (${errorText(cause)}): is the site running?`;
    throw new RegistryError(0, 'unreachable', message, { cause: error });
  }
}

function headersOf({ token }: RegistryAddress, { takes }: RegistryOperation, input: AnyInput): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(input.requestHeaders ?? {})) {
    if (value !== undefined) headers.set(name, value);
  }
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (input.body !== undefined) headers.set('content-type', takes);
  return headers;
}

/** An archive is sent as it is, everything else as JSON. */
function sent(body: unknown): string | Uint8Array<ArrayBuffer> {
  return z.safeParse(archiveSchema, body).data ?? JSON.stringify(body);
}

function refusal(status: number, body: unknown): RegistryError {
  const parsed = apiErrorBodySchema.safeParse(body);
  if (parsed.success) return new RegistryError(status, parsed.data.code, parsed.data.message);
  return new RegistryError(status, 'unexpected', `The registry answers ${status}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
