import { type MemberId, memberIdSchema } from '@afterglow/shared-contracts';
import { createMetrics, createSigner } from '@afterglow/kit';
import { createManualClock, createEmptyEnvironment, type TestEnvironment } from '@afterglow/kit/testing';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createMailer } from '#mail/create-mailer.ts';
import { createKnownLocations } from './known-locations.ts';
import { createSessions } from './sessions.ts';

const clock = createManualClock(Date.parse('2026-11-21T12:00:00Z'));

let place: TestEnvironment;
let database: ApiDatabase;
let memberId: MemberId;
beforeAll(async () => {
  place = await createEmptyEnvironment();
  database = await openTestEnvironment(place);
  const added = database.db.insertInto('members').values({ email: 'ana@mail.example' }).returning('id');
  memberId = (await added.executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const CLIENT = { address: '203.0.113.1', userAgent: 'Mozilla/5.0' };

const openSessions = () =>
  createSessions({
    database,
    clock,
    signer: createSigner('secret'),
    mailer: createMailer(database, clock),
    origin: () => 'http://localhost',
    metrics: createMetrics(),
  });

test('a session ends after thirty days without use', async () => {
  const sessions = openSessions();
  const token = await sessions.start(memberId, CLIENT);
  for (let use = 0; use < 3; use += 1) {
    clock.advance(30 * DAY_MS - 1);
    expect(await sessions.authenticate(token)).toMatchObject({ memberId });
  }
  clock.advance(30 * DAY_MS);
  expect(await sessions.authenticate(token)).toBeUndefined();
});

test('a session in constant use is written every five minutes at most', async () => {
  const sessions = openSessions();
  const token = await sessions.start(memberId, CLIENT);
  await sessions.authenticate(token);
  const ends = async () => {
    await sessions.authenticate(token);
    const found = database.db.selectFrom('tokens').select('expiry_time').where('member_id', '=', memberId);
    return (await found.orderBy('expiry_time', 'desc').executeTakeFirstOrThrow()).expiry_time.getTime();
  };
  const first = await ends();
  clock.advance(5 * MINUTE_MS);
  expect(await ends()).toBe(first);
  clock.advance(1);
  expect(await ends()).toBe(first + 5 * MINUTE_MS + 1);
});

test('a subnet is known to its own member for ninety days after the last login, then forgotten', async () => {
  const places = createKnownLocations(database.db, clock);
  await places.remember(memberId, '203.0.113.1');
  clock.advance(60 * DAY_MS);
  await places.remember(memberId, '203.0.113.1');
  await places.remember(memberId, '203.0.113.2');
  clock.advance(90 * DAY_MS - 1);
  expect(await places.isKnown(memberId, '203.0.113.1')).toBe(true);
  expect(await places.isKnown(memberId, '203.0.113.9')).toBe(false);
  expect(await places.isKnown(memberIdSchema.parse(memberId + 1), '203.0.113.1')).toBe(false);
  clock.advance(1);
  expect(await places.isKnown(memberId, '203.0.113.1')).toBe(false);
  await places.remember(memberId, '203.0.113.3');
  expect(await database.db.selectFrom('known_places').select('place_hash').execute()).toHaveLength(1);
});
