import { operations } from '@afterglow/shared-contracts';
import { createHttpApp, notFound, type Caller } from '@afterglow/kit';
import * as z from 'zod/mini';
import { createManualClock, ENCODING_CASES, etagCases } from '@afterglow/kit/testing';
import { createResponseCache } from './response-cache/response-cache.ts';
import { createReadLimit } from './read-limit.ts';
import { createRegisterOperation } from './register-operation.ts';
import type { Caching } from './send-response.ts';

const greet = {
  ...operations.getMix,
  name: 'greet',
  path: '/greeting/{name}',
  auth: 'optional',
  params: z.object({ name: z.string() }),
  query: z.strictObject({ times: z.optional(z.coerce.number()), loud: z.optional(z.string()) }),
  response: z.object({ text: z.string() }),
} as const;

/** A service with one operation, which records its callers and the number of calls. */
function setUp(caching: Caching = 'brief', mostReads?: number) {
  const app = createHttpApp({ logLevel: 'silent', trustedProxies: ['127.0.0.1'] });
  const state = { asked: 0 };
  const clock = createManualClock(0);
  const cached = createResponseCache({ changes: { revision: () => 1 }, clock });
  const readLimit = createReadLimit(clock, mostReads);
  // The part of a caller that the handler reads.
  const usualAdmit = (_auth: unknown, token?: string) => Promise.resolve(token && ({ token } as Caller));
  createRegisterOperation({ app, usualAdmit: usualAdmit as never, cached, readLimit })(
    greet,
    ({ params, query, caller }) => {
      state.asked += 1;
      if (params.name === 'nobody') throw notFound('There is nobody.');
      const text = `Hello ${params.name} ${query.times ?? 1} times, from ${caller?.token ?? 'a visitor'}`;
      return Promise.resolve({ data: { text: text.padEnd(params.name === 'long' ? 5_000 : 0, '!') } });
    },
    { caching },
  );
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: answered, rawPayload } = await app.inject({ url: `/greeting/${path}`, headers });
    return { status: statusCode, headers: answered, body: rawPayload.toString() };
  };
  return { app, state, get };
}

const textOf = (answer: { readonly body: string }) => (JSON.parse(answer.body) as { text: string }).text;

test('visitors share a cached response, however the request is written', async () => {
  const { get, state } = setUp();
  const first = await get('Ada?times=2&loud=yes');
  expect((await get('Ada?loud=yes&times=2')).body).toBe(first.body);
  expect((await get('%41da?times=2.0&loud=yes')).body).toBe(first.body);
  expect(state.asked).toBe(1);
  await get('Ada?times=3&loud=yes');
  expect(state.asked).toBe(2);
});

test('no cached response of a member goes to others, and none of others to a member', async () => {
  const { get, state } = setUp();
  const from = async (authorization?: string) => textOf(await get('Ada', authorization ? { authorization } : {}));
  expect(await from('one')).toBe('Hello Ada 1 times, from one');
  expect(await from()).toBe('Hello Ada 1 times, from a visitor');
  expect(await from('two')).toBe('Hello Ada 1 times, from two');
  expect(await from('one')).toBe('Hello Ada 1 times, from one');
  expect(await from()).toBe('Hello Ada 1 times, from a visitor');
  expect(state.asked).toBe(4);
});

test.each(['never', 'revalidate'] as const)('a response with caching "%s" is not cached here', async (caching) => {
  const { get, state } = setUp(caching);
  await get('Ada');
  await get('Ada');
  expect(state.asked).toBe(2);
});

test('an error is not cached', async () => {
  const { get, state } = setUp();
  expect([(await get('nobody')).status, (await get('nobody')).status]).toEqual([404, 404]);
  expect((await get('Ada?unknown=1')).status).toBe(400);
  expect(state.asked).toBe(2);
});

describe('the ETag of a response', () => {
  test('names its bytes: compressed ones have another', async () => {
    const { get } = setUp();
    const answers = await Promise.all(['identity', 'gzip', 'br'].map((way) => get('long', { 'accept-encoding': way })));
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of answers) {
      expect(headers.etag).toMatch(/^"[\w.-]+"$/);
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['cache-control']).toBe('public, max-age=10, stale-while-revalidate=60');
    }
  });

  test('is for the encoding that the caller accepts', async () => {
    const { get } = setUp();
    for (const [accepted, encoding] of ENCODING_CASES) {
      const { headers } = await get('long', { 'accept-encoding': accepted });
      expect([accepted, headers['content-encoding'] ?? 'identity']).toEqual([accepted, encoding]);
    }
  });

  test('saves the body for callers who have it, alone, in a list, made weak by a proxy, or as any', async () => {
    const { get } = setUp();
    const { headers } = await get('Ada');
    const tag = String(headers.etag);
    for (const [known, status] of etagCases(tag)) {
      const again = await get('Ada', { 'if-none-match': known });
      expect([known, again.status]).toEqual([known, status]);
      expect(again.headers).toMatchObject({
        etag: tag,
        vary: 'accept-encoding',
        'cache-control': headers['cache-control'],
      });
      if (status === 304) expect(again.body).toBe('');
    }
    expect((await get('Bob', { 'if-none-match': tag })).status).toBe(200);
  });

  test('of compressed bytes does not match plain ones', async () => {
    const { get } = setUp();
    const { headers } = await get('long', { 'accept-encoding': 'br' });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get('long', { ...known, 'accept-encoding': 'br' })).status).toBe(304);
    expect((await get('long', { ...known, 'accept-encoding': 'identity' })).status).toBe(200);
  });

  test('is missing where caching is not allowed', async () => {
    const { get } = setUp('never');
    const { headers } = await get('Ada');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(headers.etag).toBeUndefined();
  });
});

test('a HEAD of a cached response has its size and no body', async () => {
  const { app, get } = setUp();
  const { body, headers } = await get('Ada');
  const head = await app.inject({ method: 'HEAD', url: '/greeting/Ada' });
  expect(head.rawPayload).toHaveLength(0);
  expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': String(body.length) });
});

test('a visitor over the read limit gets the time to wait; members and other subnets continue', async () => {
  const { get } = setUp('brief', 1);
  const from = (address: string, authorization?: string) =>
    get('Ada', { 'x-forwarded-for': address, ...(authorization && { authorization }) });
  expect((await from('203.0.113.1')).status).toBe(200);
  const refused = await from('203.0.113.1');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'too_many_requests' });
  expect((await from('203.0.113.1', 'one')).status).toBe(200);
  expect((await from('203.0.113.2')).status).toBe(200);
});
