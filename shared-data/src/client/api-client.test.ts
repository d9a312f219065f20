import { mixIdSchema, operations, type Operation } from '@afterglow/shared-contracts';
import { buildArtist, buildMember, buildMix } from '@afterglow/shared-contracts/testing';
import { isApiError, type ApiError } from '../errors.ts';
import { createTestService, errorResponse, jsonResponse, noAnswer, SERVICE_URL } from '../testing/test-service.ts';
import { createApiClient } from './api-client.ts';

const id = mixIdSchema.parse(12);

test('[DATA-001] call paths are under v3 on the host and carry the bearer token', async () => {
  const { client, service } = createClient('secret');
  service.answer('getMix', () => jsonResponse(buildMix()));
  await client.call('getMix', { params: { id } });
  expect(service.sent).toEqual([
    { method: 'GET', address: '/v3/mixes/12', authorization: 'Bearer secret', body: undefined },
  ]);
});

test('after each sent call the client reports whether the service was reached; a proxy whose service is away does not count', async () => {
  const reached: boolean[] = [];
  const { client, service } = createClient(null, (isReached) => void reached.push(isReached));
  service.answer('getMix', () => jsonResponse(buildMix()));
  await client.call('getMix', { params: { id } });
  for (const status of [404, 500, 502, 503, 504, 429]) {
    service.answer('getMix', () => errorResponse(status, 'unexpected'));
    await errorOf(client.call('getMix', { params: { id } }));
  }
  service.answer('getMix', () => Promise.reject(new TypeError('Failed to fetch')));
  await errorOf(client.call('getMix', { params: { id } }));
  await errorOf(client.call('getMix'));
  expect(reached).toEqual([true, true, true, false, false, false, true, false]);
});

test('without a session no authorization is sent', async () => {
  const { client, service } = createClient(null);
  service.answer('getMix', () => jsonResponse(buildMix()));
  await client.call('getMix', { params: { id } });
  expect(service.sent[0]?.authorization).toBeNull();
});

test.each(['', 'https://service.test/'])('[DATA-002] a base URL of %j is rejected', (baseUrl) => {
  expect(() => createApiClient({ baseUrl, getToken: () => null })).toThrow(/base URL/);
});

test('[DATA-003] a path that does not start with a slash is rejected', async () => {
  const { client, service } = createClient();
  // The type forbids it, but does not stop a caller in JavaScript.
  const operation = { ...operations.listGenres, path: 'genres' as '/genres' } satisfies Operation;
  expect(await errorOf(client.request(operation))).toMatchObject({ code: 'request_malformed' });
  expect(service.sent).toEqual([]);
});

test('[DATA-004] a missing path parameter is an error that names it', async () => {
  const { client, service } = createClient();
  const error = await errorOf(client.call('getMix'));
  expect(error).toMatchObject({ operation: 'getMix', code: 'request_malformed' });
  expect(error.message).toContain('"id"');
  expect(service.sent).toEqual([]);
});

test.each([
  ['listMixes', { limit: 3, colour: 'red' }],
  ['listGenres', { colour: 'red' }],
] as const)(
  '[DATA-005] [DATA-006] an undeclared query option of %s is an error and sends nothing',
  async (name, query) => {
    const { client, service } = createClient();
    const error = await errorOf(client.request(operations[name], { query }));
    expect(error.message).toBe(`${name}: Unknown query option: colour`);
    expect(service.sent).toEqual([]);
  },
);

test('an invalid query option is an error that names it', async () => {
  const { client } = createClient();
  const error = await errorOf(client.request(operations.search, { query: { query: 'x', limit: -1 } }));
  expect(error.message).toContain('"limit"');
  const missing = await errorOf(client.request(operations.search, { query: { limit: 3 } }));
  expect(missing.message).toContain('"query"');
});

test('[DATA-007] empty query values are dropped and 0 is preserved', async () => {
  const { client, service } = createClient();
  service.answer('listArtists', () => jsonResponse([]));
  const query = { offset: 0, limit: undefined, genre: '', name: null, order: 'title' };
  await client.request(operations.listArtists, { query });
  expect(service.sent[0]?.address).toBe('/v3/artists?offset=0&order=title');
});

describe('[DATA-008] the time limit', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('aborts a call after 10 seconds', async () => {
    const { client, service } = createClient();
    service.answer('listGenres', noAnswer);
    const failing = errorOf(client.call('listGenres'));
    let isSettled = false;
    void failing.then(() => (isSettled = true));
    await jest.advanceTimersByTimeAsync(9_900);
    expect(isSettled).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(await failing).toMatchObject({ code: 'timed_out', status: null, operation: 'listGenres' });
  });

  test('aborts a call whose response stops halfway', async () => {
    const { client, service } = createClient();
    service.answer(
      'listGenres',
      () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([91])) })),
    );
    const failing = errorOf(client.call('listGenres'));
    await jest.advanceTimersByTimeAsync(10_100);
    expect(await failing).toMatchObject({ code: 'timed_out' });
  });
});

test('a login sends email and password as its body', async () => {
  const { client, service } = createClient();
  service.answer('createToken', () => jsonResponse({ token: 't', members_id: { id: 1 }, email: 'a@b.example' }));
  await client.call('createToken', { body: { email: 'a@b.example', password: 'x' } });
  expect(service.sent[0]).toMatchObject({
    method: 'POST',
    address: '/v3/auth/token',
    body: { email: 'a@b.example', password: 'x' },
  });
});

test('a call without a response body resolves to undefined', async () => {
  const { client, service } = createClient('secret');
  service.answer('revokeToken', () => new Response(null, { status: 204 }));
  expect((await client.call('revokeToken')).data).toBeUndefined();
});

describe('[DATA-037] the total of a paged list', () => {
  test.each([
    ['41', 41],
    ['many', null],
    [null, null],
  ])('for a header %j is %j', async (header, total) => {
    const { client, service } = createClient();
    service.answer('listArtists', () =>
      jsonResponse([buildArtist()], header === null ? {} : { 'x-items-total': header }),
    );
    expect((await client.call('listArtists')).total).toBe(total);
  });
});

describe('a response', () => {
  test('with an invalid body names call and field', async () => {
    const { client, service } = createClient();
    service.answer('getMix', () => jsonResponse({ ...buildMix(), show: { id: 3 } }));
    const error = await errorOf(client.call('getMix', { params: { id } }));
    expect(error).toMatchObject({
      operation: 'getMix',
      code: 'answer_malformed',
      status: 200,
      field: 'show.title',
    });
    expect(error.message).toContain('show.title');
  });

  test('that is not JSON is malformed, even without a declared body', async () => {
    const { client, service } = createClient();
    service.answer('revokeToken', () => new Response('<p>Welcome to this hotel</p>'));
    expect(await errorOf(client.request(operations.revokeToken))).toMatchObject({ code: 'answer_malformed' });
  });

  test('that is not JSON is malformed', async () => {
    const { client, service } = createClient();
    service.answer('listGenres', () => new Response('<html>'));
    expect(await errorOf(client.call('listGenres'))).toMatchObject({ code: 'answer_malformed', field: 'the body' });
  });

  test('with an error has its status, code and message', async () => {
    const { client, service } = createClient();
    service.answer('getMix', () => errorResponse(403, 'upgrade_required', 'Premium only.'));
    const error = await errorOf(client.call('getMix', { params: { id } }));
    expect(error).toMatchObject({ name: 'ApiError', status: 403, code: 'upgrade_required' });
    expect(error.message).toBe('getMix: Premium only.');
  });

  test('of a gateway in its own format still has a code', async () => {
    const { client, service } = createClient();
    service.answer('listGenres', () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await errorOf(client.call('listGenres'))).toMatchObject({ status: 502, code: 'unexpected' });
  });

  test('that never arrives is a network failure', async () => {
    const { client, service } = createClient();
    service.answer('listGenres', () => Promise.reject(new TypeError('fetch failed')));
    expect(await errorOf(client.call('listGenres'))).toMatchObject({ status: null, code: 'network_failed' });
  });
});

test('an aborted call rejects with the reason of its caller', async () => {
  const { client, service } = createClient();
  service.answer('listGenres', noAnswer);
  const aborting = new AbortController();
  const calling = client.call('listGenres', { signal: aborting.signal });
  aborting.abort();
  const error: unknown = await calling.catch((reason: unknown) => reason);
  expect(isApiError(error)).toBe(false);
  expect(error).toMatchObject({ name: 'AbortError' });
});

test('a call aborted during its response ends immediately', async () => {
  const { client, service } = createClient();
  const aborting = new AbortController();
  // Aborted after the head of the response; the body never ends.
  const body = new ReadableStream({ pull: () => aborting.abort() }, { highWaterMark: 0 });
  service.answer('listGenres', () => new Response(body));
  const error: unknown = await client
    .call('listGenres', { signal: aborting.signal })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'AbortError' });
});

test('a member is read by id with the password state in the header', async () => {
  const { client, service } = createClient('secret');
  const member = buildMember();
  service.answer('getMember', () => jsonResponse(member, { 'x-password-state': 'set' }));
  const { headers } = await client.call('getMember', { params: { id: member.id }, query: { includepasswordstate: 1 } });
  expect(service.sent[0]?.address).toBe('/v3/members/1?includepasswordstate=1');
  expect(headers.get('x-password-state')).toBe('set');
});

function createClient(token: string | null = null, onReached: (isReached: boolean) => void = () => undefined) {
  const service = createTestService();
  const client = createApiClient({ baseUrl: SERVICE_URL, getToken: () => token, onReached, fetch: service.fetch });
  return { client, service };
}

async function errorOf(calling: Promise<unknown>): Promise<ApiError> {
  const reason: unknown = await calling.then(
    () => 'an answer',
    (error: unknown) => error,
  );
  if (!isApiError(reason)) throw new Error(`Expected an ApiError, got ${String(reason)}`);
  return reason;
}
