import { type ServiceOperationName, serviceOperations } from '@afterglow/shared-contracts/services';
import { readRefusal } from '#testing/api-client.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ readVersion: () => Promise.resolve({ clientVersion: '1.2.3', severity: 'critical' }) });
});
afterAll(async () => api.stop());

const pagedCalls = Object.values(serviceOperations).filter(({ paged, auth }) => paged && auth === 'none');

describe('URLs', () => {
  test('[API-001] all operations are under the v3 prefix', async () => {
    expect((await fetch(`${api.origin}/v3/genres`)).status).toBe(200);
    expect((await fetch(`${api.origin}/genres`)).status).toBe(404);
  });

  test.each(Object.values(serviceOperations))('[API-001] the service responds to $name', async ({ method, path }) => {
    const response = await api.request(path.replaceAll(/\{\w+\}/g, '1'), { method });
    // It may fail for missing input, but never as an unknown route.
    expect(await response.text()).not.toMatch(/(GET|POST|PUT|PATCH|DELETE) \S+ doesn't exist/);
  });

  test('[API-015] respond with and without the trailing slash', async () => {
    expect((await api.request('/genres/')).status).toBe(200);
    expect(await (await api.request('/mixes/7/')).json()).toEqual(await (await api.request('/mixes/7')).json());
  });
});

test.each(pagedCalls.map(({ name }) => name as ServiceOperationName))(
  '[API-065] the paged list %s reports the total of items, on every page',
  async (name) => {
    const params = { id: 101 } as never;
    const query = name === 'listRelatedMixes' ? { mixes_id: 7 } : {};
    const whole = await api.call(name, { params, query });
    const total = whole.headers.get('x-items-total');
    expect(total).toMatch(/^[1-9]\d*$/);
    const page = await api.call(name, { params, query: { ...query, limit: 1, offset: 1 } });
    expect(page.data).toHaveLength(1);
    expect(page.headers.get('x-items-total')).toBe(total);
  },
);

test('[API-051] versions reports the live client and how urgent it is', async () => {
  expect((await api.call('getVersions')).data).toEqual({ clientVersion: '1.2.3', severity: 'critical' });
});

describe('browsers on other hosts', () => {
  test('[API-066] may read the response headers', async () => {
    const { headers } = await api.request('/genres', { headers: { origin: 'https://elsewhere.example' } });
    const exposed = (headers.get('access-control-expose-headers') ?? '').split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining([
        'x-auth-token',
        'x-free-trial',
        'x-network-used',
        'x-password-state',
        'x-search-best-match',
        'x-items-total',
        'date',
      ]),
    );
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('may send a token and a body after a preflight', async () => {
    const response = await api.request('/auth/token', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
    const allowed = response.headers.get('access-control-allow-methods')?.split(', ');
    const used = new Set(Object.values(serviceOperations).map(({ method }) => method));
    expect(allowed).toEqual(expect.arrayContaining([...used]));
  });
});

describe('errors', () => {
  const post = (body: string, contentType = 'application/json') =>
    api.request('/auth/token', { method: 'POST', body, headers: { 'content-type': contentType } });

  test('[API-067] have a status and the body {code, message}', async () => {
    expect(await readRefusal(await api.request('/mixes?limit=-1'))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect(await readRefusal(await api.request('/members/1'))).toMatchObject({
      status: 401,
      code: 'not_authenticated',
    });
    expect(await readRefusal(await api.request('/mixes/9999'))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await readRefusal(await api.request('/nothing/here'))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await readRefusal(await post('{"email":'))).toMatchObject({ status: 400, code: 'validation_failed' });
    const large = JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(2_000_000) });
    expect(await readRefusal(await post(large))).toMatchObject({ status: 413, code: 'too_large' });
  });

  test('[API-067] name the invalid field', async () => {
    const { message } = await readRefusal(await post(JSON.stringify({ email: 'no address', password: 'x' })));
    expect(message).toMatch(/^email: /);
    expect((await readRefusal(await api.request('/mixes/seven'))).message).toMatch(/^id: /);
    expect((await readRefusal(await api.request('/genres?sort=up'))).message).toBe('Unknown query option: sort');
  });

  test('are never cached', async () => {
    expect((await api.request('/mixes/9999')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('responses', () => {
  test('that are public have an ETag, and are not sent again to callers who have them', async () => {
    const first = await api.request('/genres');
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    const again = await api.request('/genres', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('that depend on the caller are never cached', async () => {
    const token = await api.logIn('free');
    const own = await api.request('/members/1', { headers: { authorization: `Bearer ${token}` } });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await api.request('/artists?order=random')).headers.get('cache-control')).toBe('private, no-store');
  });

  test.each(['br', 'gzip'])('are compressed with %s for clients that accept it', async (encoding) => {
    const plain = await (await api.request('/mixes?limit=30', { headers: { 'accept-encoding': 'identity' } })).json();
    const response = await api.request('/mixes?limit=30', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.json()).toEqual(plain);
  });
});
