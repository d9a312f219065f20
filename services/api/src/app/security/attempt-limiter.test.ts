import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { createSigner } from '@afterglow/kit';
import { createManualClock, createEmptyEnvironment, type TestEnvironment } from '@afterglow/kit/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

let place: TestEnvironment;
let database: ApiDatabase;
beforeAll(async () => {
  place = await createEmptyEnvironment();
  database = await openTestEnvironment(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

let scopes = 0;
function setUp() {
  scopes += 1;
  const limit = { scope: `scope ${scopes}`, attempts: 2, windowMs: MINUTE_MS };
  const clock = createManualClock(0);
  const open = () => createAttemptLimiter({ db: database.db, clock, signer: createSigner('secret') }, limit);
  return { clock, limiter: open(), another: open() };
}

test('rejects a key after its attempts with the time to wait, and rejects no other key', async () => {
  const { clock, limiter } = setUp();
  await limiter.take('one');
  clock.advance(9_500);
  await limiter.take('one');
  await expect(limiter.take('one')).rejects.toMatchObject({
    message: 'Too many attempts. Try again in 1 minute.',
    headers: { 'retry-after': '51' },
  });
  await limiter.take('other');
});

test('attempts at one instance count at another one, too', async () => {
  const { limiter, another } = setUp();
  await limiter.take('one');
  await another.take('one');
  await expect(limiter.take('one')).rejects.toThrow('Too many attempts');
});

test('parallel attempts pass exactly up to the limit', async () => {
  const { limiter, another } = setUp();
  const taken = await Promise.allSettled(
    [limiter, another].flatMap((one) => Array.from({ length: 6 }, () => one.take('one'))),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('neither plain keys nor expired counts are stored', async () => {
  const { clock, limiter } = setUp();
  await limiter.take('somebody@afterglow.example');
  clock.advance(MINUTE_MS);
  await limiter.take('other');
  const rows = await database.db.selectFrom('attempts').selectAll().where('window_end', '>', new Date(0)).execute();
  expect(rows.filter(({ scope }) => scope === `scope ${scopes}`)).toHaveLength(1);
  expect(JSON.stringify(rows.map(({ key_hash }) => Buffer.from(key_hash).toString('utf8')))).not.toContain('other');
});

test('without the secret, hashes reveal neither keys nor the same key in two scopes', async () => {
  const key = 'somebody@afterglow.example';
  const hashes: string[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await setUp().limiter.take(key);
    const of = database.db.selectFrom('attempts').select('key_hash').where('scope', '=', `scope ${scopes}`);
    hashes.push(...(await of.execute()).map(({ key_hash }) => Buffer.from(key_hash).toString('hex')));
  }
  hashes.push(createHash('sha256').update(key).digest('hex'));
  expect(new Set(hashes).size).toBe(3);
});

interface Step {
  readonly kind: 'take' | 'refund' | 'forget' | 'wait';
  readonly key: string;
}
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('take', 'take', 'take', 'refund', 'forget', 'wait'),
    key: fc.constantFrom('a', 'b'),
  }),
  { maxLength: 15 },
);

function createModel() {
  const counts = new Map<string, { count: number; endMs: number }>();
  return {
    take(key: string, nowMs: number): boolean {
      const stored = counts.get(key);
      const current = stored && stored.endMs > nowMs ? stored : { count: 0, endMs: nowMs + MINUTE_MS };
      counts.set(key, { ...current, count: Math.min(2, current.count + 1) });
      return current.count < 2;
    },
    refund(key: string) {
      const stored = counts.get(key);
      if (stored) counts.set(key, { ...stored, count: Math.max(0, stored.count - 1) });
    },
    forget: (key: string) => void counts.delete(key),
  };
}

test('counts like its model, for any sequence of calls', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const { clock, limiter } = setUp();
      const model = createModel();
      for (const { kind, key } of list) {
        if (kind === 'wait') clock.advance(MINUTE_MS / 2);
        else if (kind === 'take') {
          const isTaken = await limiter.take(key).then(
            () => true,
            () => false,
          );
          expect(isTaken).toBe(model.take(key, clock.nowMs()));
        } else {
          model[kind](key);
          await limiter[kind](key);
        }
      }
    }),
    { numRuns: 40 },
  );
});
