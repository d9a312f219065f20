const SITE = 'https://afterglow.example';

export interface FakeCache extends Cache {
  paths(): readonly string[];
}

export function createFakeCache(): FakeCache {
  const stored = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, SITE).href;
  const cache: Pick<FakeCache, 'match' | 'put' | 'delete' | 'keys' | 'paths'> = {
    match: async (request) => stored.get(keyOf(request))?.clone(),
    put: async (request, response) => void stored.set(keyOf(request), response),
    delete: async (request) => stored.delete(keyOf(request)),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    paths: () => [...stored.keys()].map((url) => new URL(url).pathname).sort(),
  };
  return cache as FakeCache; // the rest of a cache is not used
}

/** Sets responses by path from now on; anything else is 404. Returns the requests, with their options. */
export function answerFetches(
  answers: Readonly<Record<string, () => Response>>,
): readonly (readonly [string, RequestInit])[] {
  const asked: (readonly [string, RequestInit])[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const path = new URL(input instanceof Request ? input.url : input, SITE).pathname;
    asked.push([path, init]);
    return answers[path]?.() ?? new Response('', { status: 404 });
  });
  return asked;
}
