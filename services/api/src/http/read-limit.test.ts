import { createManualClock } from '@afterglow/kit/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { createReadLimit } from './read-limit.ts';

function setUp(mostReads?: number) {
  const clock = createManualClock(0);
  return { clock, limit: createReadLimit(clock, mostReads) };
}

test('a subnet at its read limit waits for its minute to end, and other subnets do not', () => {
  const { clock, limit } = setUp(2);
  limit.take('203.0.113.7');
  clock.advance(9_500);
  limit.take('203.0.113.7');
  expect(() => limit.take('203.0.113.7')).toThrow(
    expect.objectContaining({
      code: 'too_many_requests',
      message: 'Too many requests from your network. Try again in 51 seconds.',
      headers: { 'retry-after': '51' },
    }),
  );
  limit.take('203.0.113.8');
  clock.advance(MINUTE_MS);
  limit.take('203.0.113.7');
});

test('all IPs of one line share a limit', () => {
  const { limit } = setUp(1);
  limit.take('2001:db8:1:2::3');
  expect(() => limit.take('2001:db8:1:2:4:5:6:7')).toThrow('Too many requests');
});

test('the limit does not affect a listener who opens two pages every second', () => {
  const { limit } = setUp();
  for (let read = 0; read < 2 * 60 * 20; read += 1) limit.take('203.0.113.7');
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'a program on this computer, at %s, has no read limit',
  (address) => {
    const { limit } = setUp(1);
    for (let read = 0; read < 10; read += 1) limit.take(address);
  },
);
