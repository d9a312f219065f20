import { type RegistryOperationName, registryOperations } from '@afterglow/shared-registry-contracts';

export interface Sent {
  readonly name: RegistryOperationName;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Handler = (sent: Sent) => unknown;

/** An error response of the registry. */
export class Refused {
  readonly status: number;
  readonly message: string;

  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

/** A registry behind the page's `fetch`; it responds by declared call, and with 404 to anything else. */
export interface FakeRegistry {
  readonly sent: readonly Sent[];
  answer(name: RegistryOperationName, handler: Handler): void;
  sentTo(name: RegistryOperationName): readonly Sent[];
}

const ORIGIN = 'http://console.test';

export function installFakeRegistry(): FakeRegistry {
  const sent: Sent[] = [];
  const handlers = new Map<RegistryOperationName, Handler>();
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, ORIGIN), init);
    const one = await read(request);
    if (one === undefined) return refusal(404, 'This call is unknown.');
    sent.push(one);
    const answer = await handlers.get(one.name)?.(one);
    if (answer instanceof Refused) return refusal(answer.status, answer.message);
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  };
  return {
    sent,
    answer: (name, handler) => void handlers.set(name, handler),
    sentTo: (name) => sent.filter((one) => one.name === name),
  };
}

async function read(request: Request): Promise<Sent | undefined> {
  const { pathname, search } = new URL(request.url);
  const found = Object.values(registryOperations).find(
    ({ method, path }) => method === request.method && patternOf(path).test(pathname),
  );
  if (found === undefined) return undefined;
  const text = await request.text();
  return {
    name: found.name as RegistryOperationName,
    address: `${pathname}${search}`,
    headers: Object.fromEntries(request.headers),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function refusal(status: number, message: string): Response {
  return Response.json({ code: 'conflict', message }, { status });
}
