import { buildSubscription } from '@afterglow/shared-contracts/testing';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import {
  reduceActivation,
  findActivated,
  isDelayed,
  POLL_EVERY_MS,
  TICK_EVERY_MS,
  WAITING,
  type Activation,
} from './activation.ts';

const ANSWERED_MS = Date.parse('2026-03-01T12:00:00Z');
const ANSWERED = new Headers({ date: new Date(ANSWERED_MS).toUTCString() });

function waited(seconds: number): Activation {
  return Array.from({ length: seconds }).reduce<Activation>((before) => reduceActivation(before, 'tick'), WAITING);
}

test('[PREMIUM-069] the subscriptions are polled every 2 seconds, and each second is counted', () => {
  expect([POLL_EVERY_MS, TICK_EVERY_MS]).toEqual([2000, 1000]);
});

test('it takes longer than expected after 20 seconds, and fails after 60', () => {
  expect([19, 20, 59].map((seconds) => isDelayed(waited(seconds)))).toEqual([false, true, true]);
  expect([59, 60].map((seconds) => waited(seconds).status)).toEqual(['WAITING', 'ERROR']);
  expect(isDelayed(waited(60))).toBe(false);
});

test('[PREMIUM-070] nothing is counted or found after completion or failure', () => {
  const completed = reduceActivation(waited(3), 'found');
  expect(completed).toEqual({ status: 'COMPLETED', waitedS: 3 });
  expect(reduceActivation(completed, 'tick')).toBe(completed);
  const failed = waited(60);
  expect(reduceActivation(failed, 'tick')).toBe(failed);
  expect(reduceActivation(failed, 'found')).toBe(failed);
  expect(reduceActivation(failed, 'again')).toEqual(WAITING);
});

test.each([
  ['active', '2026-04-01T00:00:00.000Z', true],
  ['trialing', '2026-04-01T00:00:00.000Z', true],
  ['canceled', '2026-04-01T00:00:00.000Z', false],
  ['active', '2026-02-01T00:00:00.000Z', false],
] as const)('[PREMIUM-064] a subscription that is %s until %s completes it: %s', (status, endTime, completes) => {
  const has = [buildSubscription({ status, endTime })];
  // For any device clock.
  for (const deviceMs of [ANSWERED_MS - 40 * DAY_MS, ANSWERED_MS + 40 * DAY_MS]) {
    jest.useFakeTimers({ now: deviceMs });
    expect(findActivated(has, ANSWERED, () => true) !== undefined).toBe(completes);
    expect(findActivated(has, ANSWERED, () => false)).toBeUndefined();
  }
  jest.useRealTimers();
  expect(findActivated([], ANSWERED, () => true)).toBeUndefined();
});
