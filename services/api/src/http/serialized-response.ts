import { createHash } from 'node:crypto';
import { validateResponse, Accepted, type HandlerResult } from '@afterglow/kit';
import { nothing, type Operation, TOTAL_HEADER } from '@afterglow/shared-contracts';

/** A response as it is sent: checked against its contract, serialized, and with its tag. */
export interface SerializedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Identifies these headers and this body. */
  readonly tag: string;
  /** Whether another step is needed (202). */
  readonly isAccepted?: boolean;
  /** When the response may become outdated even without a change, in milliseconds since 1970. */
  readonly changesAtMs: number | undefined;
}

/** Throws when the response breaks the contract. */
export function serializeResponse<O extends Operation>(operation: O, answer: HandlerResult<O>): SerializedResponse {
  const headers = headersOf(operation, answer);
  if (answer.data instanceof Accepted) {
    const body = validateResponse({ ...operation, response: operation.accepted ?? nothing }, answer.data.body);
    return { ...serializeBody(body, headers), isAccepted: true, changesAtMs: undefined };
  }
  return { ...serializeBody(validateResponse(operation, answer.data), headers), changesAtMs: answer.changesAtMs };
}

/** From data that were already checked. */
export function serializeBody(
  data: unknown,
  headers: SerializedResponse['headers'] = {},
): Omit<SerializedResponse, 'changesAtMs'> {
  const body = toBytes(data === undefined ? '' : JSON.stringify(data));
  const tag = createHash('sha1').update(JSON.stringify(headers)).update(body).digest('base64url');
  return { headers, body, tag };
}

/** In its own memory: a slice of Node's shared pool would hold all of that pool. */
function toBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

function headersOf(operation: Operation, { total, headers }: HandlerResult<Operation>): SerializedResponse['headers'] {
  if (!operation.paged) return { ...headers };
  if (total === undefined) throw new Error(`The paged operation ${operation.name} gave no total.`);
  return { [TOTAL_HEADER]: String(total), ...headers };
}
