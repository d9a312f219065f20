import { apiErrorBodySchema } from '@afterglow/shared-contracts';
import { errorText } from '@afterglow/kit';
import * as z from 'zod/mini';
import { RegistryError } from './registry-error.ts';

export type RegistryAddress = { url: string; token?: string | undefined };

export type RegistryRequest = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
};

/** Sends a request and parses its answer; throws a RegistryError for everything else. */
export async function callRegistry<Schema extends z.ZodMiniType>(
  { url, token }: RegistryAddress,
  request: RegistryRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await send(url, token, request);
  const text = await response.text();
  const body = parseJson(text);
  if (!response.ok) throw refusal(response.status, body);
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  throw new RegistryError(response.status, 'unexpected', `${url} answers, but not as a release registry does.`);
}

async function send(url: string, token: string | undefined, { method, path, headers, body }: RegistryRequest) {
  try {
    return await fetch(new URL(path, url), {
      method: method ?? 'GET',
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new RegistryError(
      0,
      'unreachable',
      `No registry answers at ${url} (${errorText(cause)}): is the site running?`,
      {
        cause: error,
      },
    );
  }
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
