import {
  readRegistryReply,
  type RegistryAnswer,
  type RegistryCallInput,
  type RegistryInput,
  type RegistryOperation,
  type RegistryReply,
  registryRequest,
} from '@afterglow/shared-registry-contracts';
import { errorText } from '@afterglow/kit';
import ky, { isTimeoutError } from 'ky';
import { RegistryError } from './registry-error.ts';

/** For a whole call, including an upload. */
const TIME_LIMIT_MS = 120_000;
/** For calls that only read: a registry that is starting responds soon. */
const READ_RETRIES = 2;
const MS_PER_S = 1000;

export interface RegistryAddress {
  readonly url: string;
  readonly token?: string | undefined;
  readonly limitMs?: number;
}

/** Makes a declared call and parses its response; throws a RegistryError for everything else. */
export async function callRegistry<O extends RegistryOperation>(
  address: RegistryAddress,
  operation: O,
  // Parts that an operation lacks are omitted, so its input is one of these.
  input: RegistryInput<O> & RegistryCallInput,
): Promise<RegistryAnswer<O>> {
  const response = await sendCall(address, operation, input);
  const reply = await readRegistryReply(operation, response);
  if (reply.kind === 'answered') return reply.data;
  throw refusal(address, response, reply);
}

/** Turns an unexpected response into an error. */
export function refusal(
  { url }: RegistryAddress,
  { status }: Response,
  reply: Exclude<RegistryReply<RegistryOperation>, { readonly kind: 'answered' }>,
): RegistryError {
  if (reply.kind === 'unreadable')
    return new RegistryError(status, 'unexpected', `${url} isn't a release registry. Check --url.`);
  const { code, message } = reply.error ?? {
    code: 'unexpected',
    message: `The registry returned an error (${status}). Try again.`,
  };
  return new RegistryError(status, code, message);
}

/** Sends a declared call; throws a RegistryError without a response. */
export async function sendCall(
  { url, token, limitMs }: RegistryAddress,
  operation: RegistryOperation,
  input: RegistryCallInput,
): Promise<Response> {
  const { address, headers, ...request } = registryRequest(operation, input);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  try {
    return await ky(new URL(address, url), {
      ...request,
      headers,
      throwHttpErrors: false,
      timeout: limitMs ?? TIME_LIMIT_MS,
      retry: { limit: READ_RETRIES, methods: ['get'], statusCodes: [], retryOnTimeout: false },
    });
  } catch (error) {
    if (isTimeoutError(error)) throw timeout(url, limitMs ?? TIME_LIMIT_MS, error);
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const message = `Can't reach the registry at ${url} (${errorText(cause)}). Is the site running?`;
    throw new RegistryError(0, 'unreachable', message, { cause: error });
  }
}

function timeout(url: string, limitMs: number, cause: unknown): RegistryError {
  const message = `The registry at ${url} didn't answer within ${limitMs / MS_PER_S} seconds. Your change may have gone through. Check before you try again.`;
  return new RegistryError(0, 'unreachable', message, { cause });
}
