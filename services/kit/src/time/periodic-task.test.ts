import { createPeriodicTask } from './periodic-task.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const EVERY_MS = 1_000;

function setUp() {
  const clock = createManualClock(0);
  const errors: unknown[] = [];
  const endings: { end: () => void; fail: (error: Error) => void }[] = [];
  const rounds = createPeriodicTask(clock, {
    everyMs: EVERY_MS,
    onError: (error) => errors.push(error),
    work: () => new Promise((end, fail) => endings.push({ end, fail })),
  });
  return { clock, rounds, endings, errors };
}

const settled = () => new Promise((done) => setImmediate(done));

test('a round follows the last one after its interval, also when that failed', async () => {
  const { clock, rounds, endings, errors } = setUp();
  rounds.start();
  endings[0]?.fail(new Error('gone'));
  await settled();
  expect(errors).toEqual([new Error('gone')]);
  clock.advance(EVERY_MS - 1);
  expect(endings).toHaveLength(1);
  clock.advance(1);
  expect(endings).toHaveLength(2);
});

test('two requests during a round cause one more round immediately after it', async () => {
  const { rounds, endings } = setUp();
  rounds.start();
  rounds.start();
  rounds.start();
  expect(endings).toHaveLength(1);
  endings[0]?.end();
  await settled();
  expect(endings).toHaveLength(2);
  endings[1]?.end();
  await settled();
  expect(endings).toHaveLength(2);
});

test('a round that took longer than the interval is followed immediately', async () => {
  const { clock, rounds, endings } = setUp();
  rounds.start();
  clock.skip(EVERY_MS);
  endings[0]?.end();
  await settled();
  expect(endings).toHaveLength(2);
  clock.skip(EVERY_MS - 1);
  endings[1]?.end();
  await settled();
  expect(endings).toHaveLength(2);
});

test('stopping waits for the current round, and none follows', async () => {
  const { clock, rounds, endings } = setUp();
  rounds.start();
  let isStopped = false;
  const stopped = rounds.stop().then(() => (isStopped = true));
  await settled();
  expect(isStopped).toBe(false);
  endings[0]?.end();
  await stopped;
  rounds.start();
  clock.advance(10 * EVERY_MS);
  expect(endings).toHaveLength(1);
});
