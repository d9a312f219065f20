import { type OperationName, operations } from '@afterglow/shared-contracts';

export interface Sent {
  readonly method: string;
  /** Path with query, without the host. */
  readonly address: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

type Handler = (sent: Sent) => Response | Promise<Response>;

export interface TestService {
  readonly fetch: typeof fetch;
  readonly sent: readonly Sent[];
  answer(name: OperationName, handler: Handler): void;
  sentTo(name: OperationName): readonly Sent[];
}

export const SERVICE_URL = 'https://service.test';

/** A service behind the client's `fetch`: it responds with 404 by default. */
export function createTestService(): TestService {
  const sent: Sent[] = [];
  const handlers = new Map<OperationName, Handler>();
  const isOf = (name: OperationName, one: Sent) =>
    operations[name].method === one.method && pathPattern(operations[name].path).test(one.address);
  return {
    sent,
    answer: (name, handler) => void handlers.set(name, handler),
    sentTo: (name) => sent.filter((one) => isOf(name, one)),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const one = await readRequest(request);
      sent.push(one);
      const [, handler] = [...handlers].find(([name]) => isOf(name, one)) ?? [];
      const answer = handler ? handler(one) : errorResponse(404, 'not_found');
      return Promise.race([answer, aborted(request.signal)]);
    },
  };
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^/v3${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
}

async function readRequest(request: Request): Promise<Sent> {
  const text = await request.clone().text();
  return {
    method: request.method,
    address: request.url.replace(SERVICE_URL, ''),
    authorization: request.headers.get('authorization'),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(signal.reason as Error);
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse);
  });
}

export function jsonResponse(body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { headers });
}

export function errorResponse(status: number, code: string, message = 'No.'): Response {
  return Response.json({ code, message }, { status });
}

/** A response that never arrives. */
export function noAnswer(): Promise<Response> {
  return new Promise<Response>(() => undefined);
}
