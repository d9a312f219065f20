import { apiErrorBodySchema } from '@afterglow/shared-contracts';
import {
  archiveSchema,
  registryAddress,
  type RegistryAnswer,
  type RegistryInput,
  type RegistryOperation,
} from '@afterglow/shared-contracts/registry';
import { errorText } from '@afterglow/kit';
import * as z from 'zod/mini';
import { RegistryError } from './registry-error.ts';

/** Where a registry is, and the token that its calls carry. */
export interface RegistryAddress {
  /** The site's origin. */
  readonly url: string;
  readonly token?: string | undefined;
}

type AnyInput = Partial<Record<'params' | 'query' | 'requestHeaders', Readonly<Record<string, unknown>>>> & {
  readonly body?: unknown;
};

/** Makes a declared call and parses its answer; throws a RegistryError for everything else. */
export async function callRegistry<O extends RegistryOperation>(
  address: RegistryAddress,
  operation: O,
  // What an operation does not have is left out, so its input is one of these.
  input: RegistryInput<O> & AnyInput,
): Promise<RegistryAnswer<O>> {
  const response = await send(address, operation, input);
  const body = parseJson(await response.text());
  if (!response.ok) throw refusal(response.status, body);
  const parsed = z.safeParse(operation.response, body);
  // The schema that has just accepted the body is the one that RegistryAnswer is inferred from.
  if (parsed.success) return parsed.data as RegistryAnswer<O>;
  throw new RegistryError(response.status, 'unexpected', `${address.url} answers, but not as a release registry does.`);
}

async function send({ url, token }: RegistryAddress, operation: RegistryOperation, input: AnyInput): Promise<Response> {
  const { params, query, requestHeaders = {}, body } = input;
  const headers = new Headers(
    Object.entries(requestHeaders).map(([name, value]): [string, string] => [name, `${value}`]),
  );
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', operation.takes);
  const address = new URL(registryAddress(operation, params, query), url);
  try {
    return await fetch(address, {
      method: operation.method,
      headers,
      ...(body === undefined ? {} : { body: sent(body) }),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const message = `No registry answers at ${url} (${errorText(cause)}): is the site running?`;
    throw new RegistryError(0, 'unreachable', message, { cause: error });
  }
}

/** An archive goes as it is, everything else as JSON. */
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
