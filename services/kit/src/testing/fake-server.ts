import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request to a fake server, with its parsed URL and body. */
export interface FakeServerRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  /** The raw body. */
  readonly text: string;
}

/** A response of a fake server: data, a page, or a redirect. */
export type FakeServerResponse =
  | { readonly status?: number; readonly json: unknown; readonly headers?: Readonly<Record<string, string>> }
  | { readonly page: string }
  | { readonly location: string };

/** A running fake. */
export interface FakeServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A company's server on this machine. */
export function startFakeServer(
  answer: (request: FakeServerRequest) => Promise<FakeServerResponse>,
): Promise<FakeServer> {
  const server = createServer((request, response) => {
    void readRequest(request)
      .then(answer)
      .then((answered) => {
        if ('location' in answered) response.writeHead(302, { location: answered.location }).end();
        else if ('page' in answered) response.writeHead(200, { 'content-type': 'text/html' }).end(answered.page);
        else {
          response.writeHead(answered.status ?? 200, { 'content-type': 'application/json', ...answered.headers });
          response.end(JSON.stringify(answered.json));
        }
      });
  });
  return listenAsFake(server);
}

/** Lets a server listen on a free port of this machine. */
export async function listenAsFake(server: Server): Promise<FakeServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<FakeServerRequest> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://peer');
  const { method = 'GET', headers } = request;
  const sent = await text(request);
  return { method, path, headers, query, form: new URLSearchParams(sent), text: sent };
}

/** Calls a fake without a server in between; for clients that send texts. */
export function fetchFrom(respond: (request: FakeServerRequest) => Promise<FakeServerResponse>): typeof fetch {
  return async (input, init = {}) => {
    const answered = await respond(requestOf(new URL(input instanceof Request ? input.url : input), init));
    if (!('json' in answered)) throw new Error('It is a page.');
    const { json, ...sent } = answered;
    return new Response(JSON.stringify(json), sent);
  };
}

function requestOf(
  { pathname: path, searchParams: query }: URL,
  { method = 'GET', headers, body }: RequestInit,
): FakeServerRequest {
  const sent = typeof body === 'string' ? body : '';
  const form = new URLSearchParams(sent);
  return { method, path, headers: Object.fromEntries(new Headers(headers)), query, form, text: sent };
}
