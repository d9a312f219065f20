import { createManualClock } from '../testing/manual-clock.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

function setUp() {
  const clock = createManualClock(0);
  const limiter = createAttemptLimiter(clock, { failures: 2, windowMs: 60_000 });
  return { clock, limiter };
}

test('refuses a key after its failures are used up, and no other key', () => {
  const { limiter } = setUp();
  limiter.fail('one');
  expect(() => limiter.check('one')).not.toThrow();
  limiter.fail('one');
  expect(() => limiter.check('one')).toThrow('Too many attempts: try again in 1 minutes.');
  expect(() => limiter.check('other')).not.toThrow();
});

test('the window starts at the first failure and ends by itself', () => {
  const { clock, limiter } = setUp();
  limiter.fail('one');
  clock.advance(59_000);
  limiter.fail('one');
  expect(() => limiter.check('one')).toThrow();
  clock.advance(1_000);
  expect(() => limiter.check('one')).not.toThrow();
  limiter.fail('one');
  expect(() => limiter.check('one')).not.toThrow();
});

test('a success forgets the failures', () => {
  const { limiter } = setUp();
  limiter.fail('one');
  limiter.fail('one');
  limiter.forget('one');
  expect(() => limiter.check('one')).not.toThrow();
});
