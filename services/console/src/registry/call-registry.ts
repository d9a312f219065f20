import {
  CONSOLE_HEADER,
  readRegistryReply,
  type RegistryAnswer,
  type RegistryCallInput,
  type RegistryInput,
  type RegistryOperation,
  registryRequest,
} from '@afterglow/shared-registry-contracts';
import { RegistryApiError } from './registry-api-error.ts';

/** After this, a registry that has not responded counts as away. */
const TIME_LIMIT_MS = 20_000;

/** Makes a declared call with the session's cookie and parses its response; throws a RegistryApiError for everything else. */
export async function callRegistry<O extends RegistryOperation>(
  operation: O,
  // Parts that an operation lacks are omitted, so its input is one of these.
  input: RegistryInput<O> & RegistryCallInput,
): Promise<RegistryAnswer<O>> {
  const response = await send(operation, input);
  const { status } = response;
  const reply = await readRegistryReply(operation, response);
  switch (reply.kind) {
    case 'answered':
      return reply.data;
    case 'refused':
      throw new RegistryApiError(
        status,
        reply.error?.message ?? `The registry returned an error (${status}). Try again.`,
      );
    case 'unreadable':
      throw new RegistryApiError(status, 'This page is out of date. Reload it.');
  }
}

async function send(operation: RegistryOperation, input: RegistryCallInput): Promise<Response> {
  const { address, headers, ...request } = registryRequest(operation, input);
  headers.set(CONSOLE_HEADER, '1');
  try {
    return await fetch(address, { ...request, headers, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  } catch (cause) {
    throw new RegistryApiError(0, awayWords(operation), { cause });
  }
}

function awayWords({ method }: RegistryOperation): string {
  if (method === 'GET') return "Can't reach the registry.";
  return "The registry didn't answer, so your change may or may not have gone through. Check what's live before you try again.";
}
