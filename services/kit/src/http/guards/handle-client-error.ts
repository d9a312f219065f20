import type { Socket } from 'node:net';
import type { ApiErrorBody } from '@afterglow/shared-contracts';
import { errorCodeOf } from '../../errors/error-text.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface Refusal {
  readonly status: string;
  readonly body: ApiErrorBody;
}

/** Responds to an unparsable request with an error in the usual format, and closes the connection. */
export function handleClientError(error: Error, socket: Socket, securityHeaders: SecurityHeaders): void {
  // The client broke the connection, or it has a response already.
  if (errorCodeOf(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = refusalOf(error);
  const text = JSON.stringify(body);
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${text}`);
}

function refusalOf(error: Error): Refusal {
  switch (errorCodeOf(error)) {
    case 'HPE_HEADER_OVERFLOW':
      return {
        status: '431 Request Header Fields Too Large',
        body: { code: 'too_large', message: "The request's URL and headers are too long." },
      };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return {
        status: '408 Request Timeout',
        body: { code: 'validation_failed', message: 'The request timed out.' },
      };
    default:
      return {
        status: '400 Bad Request',
        body: { code: 'validation_failed', message: "This isn't a valid HTTP request." },
      };
  }
}
