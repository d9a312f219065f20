import { createManualClock } from '@afterglow/kit/testing';
import { type SerializedResponse, serializeBody } from '#http/serialized-response.ts';
import { COUNTS_MAX_AGE_MS, createResponseCache } from './response-cache.ts';

const START_MS = 1_000_000;

/** Cached responses over a catalog that the test changes, with call counters. */
function setUp(maxBytes?: number) {
  const clock = createManualClock(START_MS);
  const state: { revision: number | undefined; made: number } = { revision: 1, made: 0 };
  const cached = createResponseCache({
    changes: { revision: () => state.revision },
    clock,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  const answerOf = (data: unknown, changesAtMs?: number): SerializedResponse => ({
    ...serializeBody(data),
    changesAtMs,
  });
  const take = async (
    key: string,
    make: () => Promise<SerializedResponse> | SerializedResponse = () => answerOf(state.made),
  ) => {
    const answer = await cached.take(key, async () => {
      state.made += 1;
      return make();
    });
    return answer.body.toString();
  };
  return { clock, state, cached, take, answerOf };
}

function slowly(answer: SerializedResponse) {
  const { promise, resolve } = Promise.withResolvers<SerializedResponse>();
  return { make: () => promise, finish: () => resolve(answer) };
}

test('a response is created once for many requests, and another request has its own', async () => {
  const { take, state } = setUp();
  expect([await take('a'), await take('a'), await take('b'), await take('a')]).toEqual(['1', '1', '2', '1']);
  expect(state.made).toBe(2);
});

test('requests wait for a response that is already in flight', async () => {
  const { take, state, answerOf } = setUp();
  const { make, finish } = slowly(answerOf('slow'));
  const taken = [take('a', make), take('a', make), take('a', make)];
  finish();
  expect(await Promise.all(taken)).toEqual(['"slow"', '"slow"', '"slow"']);
  expect(state.made).toBe(1);
});

test('a response is cached for five seconds from its start, and not after the clock goes back', async () => {
  const { take, clock, answerOf } = setUp();
  expect(COUNTS_MAX_AGE_MS).toBe(5_000);
  const { make, finish } = slowly(answerOf('slow'));
  const first = take('a', make);
  clock.advance(3_000);
  finish();
  await first;
  clock.advance(1_999);
  expect(await take('a')).toBe('"slow"');
  clock.advance(1);
  expect(await take('a')).toBe('2');
  clock.skip(-10);
  expect(await take('a')).toBe('3');
});

test('a response with its own end is cached until then', async () => {
  const { take, clock, answerOf } = setUp();
  await take('a', () => answerOf('before', START_MS + 700));
  clock.advance(699);
  expect(await take('a')).toBe('"before"');
  clock.advance(1);
  expect(await take('a')).toBe('2');
});

test('a change invalidates all responses immediately', async () => {
  const { take, state } = setUp();
  await Promise.all([take('a'), take('b')]);
  state.revision = 2;
  expect([await take('a'), await take('b')]).toEqual(['3', '4']);
});

test('a response started before a change is neither cached nor shared after it', async () => {
  const { take, state, answerOf } = setUp();
  const { make, finish } = slowly(answerOf('old'));
  const early = take('a', make);
  state.revision = 2;
  expect(await take('a', () => answerOf('new'))).toBe('"new"');
  finish();
  expect(await early).toBe('"old"');
  expect(await take('a')).toBe('"new"');
});

test('a response started before a change is not cached without a request in between', async () => {
  const { take, state, answerOf } = setUp();
  const { make, finish } = slowly(answerOf('old'));
  const early = take('a', make);
  state.revision = 2;
  finish();
  await early;
  expect(await take('a')).toBe('2');
});

test('without change events nothing is cached or shared, and afterwards nothing older is valid', async () => {
  const { take, state } = setUp();
  await take('a');
  state.revision = undefined;
  expect([await take('a'), await take('a')]).toEqual(['2', '3']);
  await Promise.all([take('b'), take('b')]);
  expect(state.made).toBe(5);
  state.revision = 2;
  expect([await take('a'), await take('a')]).toEqual(['6', '6']);
});

test('an error reaches all who wait for it and is not cached', async () => {
  const { take, state } = setUp();
  const fail = () => Promise.reject(new Error("We couldn't find this mix."));
  const settled = await Promise.allSettled([take('a', fail), take('a', fail)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(state.made).toBe(1);
  expect(await take('a')).toBe('2');
});

describe('a caller with requests that no one else sends', () => {
  const MAX_BYTES = 1024 * 1024;

  test('takes no more memory than the limit, whatever the size of responses and keys', async () => {
    const { take, cached, answerOf } = setUp(MAX_BYTES);
    for (let at = 0; at < 3_000; at += 1) {
      await take(`offset ${at}`, () => answerOf([]));
      await take(`name ${at} ${'x'.repeat(3_000)}`, () => answerOf('y'.repeat(at)));
      expect(cached.sizeBytes).toBeLessThanOrEqual(MAX_BYTES);
    }
    // Empty responses with long keys are not free: the keys take memory.
    expect(cached.sizeBytes).toBeGreaterThan(MAX_BYTES / 2);
  });

  test('evicts nothing that others still request', async () => {
    const { take, state } = setUp(MAX_BYTES);
    await take('popular');
    for (let at = 0; at < 3_000; at += 1) {
      await take(`offset ${at}`);
      expect(await take('popular')).toBe('1');
    }
    expect(state.made).toBe(3_001);
  });

  test('also gets a response that is too large for the cache', async () => {
    const { take, cached, answerOf } = setUp(MAX_BYTES);
    const large = () => answerOf('z'.repeat(MAX_BYTES / 8));
    expect(await take('a', large)).toHaveLength(MAX_BYTES / 8 + 2);
    expect(cached.sizeBytes).toBe(0);
  });
});
