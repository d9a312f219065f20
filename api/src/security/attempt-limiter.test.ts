import { createManualClock } from '../testing/manual-clock.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

function setUp() {
  const clock = createManualClock(0);
  const limiter = createAttemptLimiter(clock, { failures: 2, windowMs: 60_000 });
  return { clock, limiter };
}

test('refuses a key after its failures are used up, and no other key', () => {
  const { limiter } = setUp();
  limiter.take('one');
  limiter.take('one');
  expect(() => limiter.take('one')).toThrow('Too many attempts: try again in 1 minutes.');
  expect(() => limiter.take('other')).not.toThrow();
});

test('the window starts at the first failure and ends by itself', () => {
  const { clock, limiter } = setUp();
  limiter.take('one');
  clock.advance(59_000);
  limiter.take('one');
  expect(() => limiter.take('one')).toThrow();
  clock.advance(1_000);
  expect(() => limiter.take('one')).not.toThrow();
});

test('an attempt that did not fail leaves room for another', () => {
  const { limiter } = setUp();
  limiter.take('one');
  limiter.take('one');
  limiter.giveBack('one');
  expect(() => limiter.take('one')).not.toThrow();
  expect(() => limiter.take('one')).toThrow();
});

test('a key that is forgotten begins anew', () => {
  const { limiter } = setUp();
  limiter.take('one');
  limiter.take('one');
  limiter.forget('one');
  limiter.take('one');
  expect(() => limiter.take('one')).not.toThrow();
});
