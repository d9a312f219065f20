import { apiErrorBodySchema } from '@afterglow/shared-contracts';
import {
  CONSOLE_HEADER,
  registryAddress,
  type RegistryAnswer,
  type RegistryInput,
  type RegistryOperation,
} from '@afterglow/shared-contracts/registry';
import * as z from 'zod/mini';
import { RegistryRefusal } from './refusal.ts';

/** A registry that has not answered by then is treated as away. */
const TIME_LIMIT_MS = 20_000;

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly requestHeaders?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** Makes a declared call with the session's cookie and parses its answer; throws a RegistryRefusal for everything else. */
export async function callRegistry<O extends RegistryOperation>(
  operation: O,
  // Parts that an operation does not have are left out, so its input is one of these.
  input: RegistryInput<O> & AnyInput,
): Promise<RegistryAnswer<O>> {
  const response = await send(operation, input);
  const body = parseJson(await response.text());
  if (!response.ok) throw refusal(response.status, body);
  const parsed = z.safeParse(operation.response, body);
  // The schema that has just accepted the body is the one that RegistryAnswer is inferred from.
  if (parsed.success) return parsed.data as RegistryAnswer<O>;
  throw new RegistryRefusal(response.status, 'The registry answers in a way that this page does not know: reload it.');
}

async function send(
  operation: RegistryOperation,
  { params, query, requestHeaders, body }: AnyInput,
): Promise<Response> {
  const headers = new Headers({ [CONSOLE_HEADER]: '1' });
  for (const [name, value] of Object.entries(requestHeaders ?? {})) if (value !== undefined) headers.set(name, value);
  if (body !== undefined) headers.set('content-type', operation.takes);
  try {
    return await fetch(registryAddress(operation, params, query), {
      method: operation.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch (cause) {
    throw new RegistryRefusal(0, awayWords(operation), { cause });
  }
}

function awayWords({ method }: RegistryOperation): string {
  if (method === 'GET') return 'The registry does not answer.';
  return 'The registry has not answered, so it is not known whether anything was changed: look at what is live before you try again.';
}

function refusal(status: number, body: unknown): RegistryRefusal {
  const parsed = apiErrorBodySchema.safeParse(body);
  return new RegistryRefusal(status, parsed.success ? parsed.data.message : `The registry answers ${status}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
