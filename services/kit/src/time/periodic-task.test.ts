import { createPeriodicTask } from './periodic-task.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const EVERY_MS = 1_000;

/** Rounds whose work ends when it is told to. */
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

test('a round follows the last one after its interval, also when that has failed', async () => {
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

test('asked for twice during a round, one more follows it at once', async () => {
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

test('a round that the clock overtook is followed at once: what was due meanwhile does not wait for another interval', async () => {
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

test('stopping waits for the round that runs, and none follows', async () => {
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
