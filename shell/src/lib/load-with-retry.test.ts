import { createManualClock } from '@afterglow/shared-player/testing';
import { loadWithRetry } from './load-with-retry.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

async function turn(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

test('code that cannot be loaded is retried for up to five minutes, then no longer', async () => {
  const clock = createManualClock();
  const load = jest.fn().mockRejectedValue(new Error('away'));
  const run = jest.fn();
  loadWithRetry(clock, 'The part', load, run);
  for (const pauseMs of [5_000, 30_000, 300_000, 3_600_000]) {
    await turn();
    clock.advance(pauseMs);
  }
  expect(load).toHaveBeenCalledTimes(4);
  expect(run).not.toHaveBeenCalled();
});

test('it runs once, when its code is loaded', async () => {
  const clock = createManualClock();
  const load = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('part');
  const run = jest.fn();
  loadWithRetry(clock, 'The part', load, run);
  await turn();
  clock.advance(5_000);
  await turn();
  clock.advance(3_600_000);
  expect(run.mock.calls).toEqual([['part']]);
  expect(load).toHaveBeenCalledTimes(2);
});
