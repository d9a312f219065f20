import { act, renderHook } from '@testing-library/react';
import { SPREAD_MS, useRefetchWhile } from './use-refetch-while.ts';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page with a fixed value of `random`. */
function open(random: number) {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const refetch = jest.fn();
  const { rerender, unmount } = renderHook(({ isWanted, nowMs }) => useRefetchWhile(isWanted, refetch, nowMs), {
    initialProps: { isWanted: false, nowMs: 0 },
  });
  const become = (isWanted: boolean, nowMs: number) => rerender({ isWanted, nowMs });
  return { refetch, become, unmount };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('pages that see the same change refetch at different times, within the limit', async () => {
  const [early, late] = [open(0.25), open(0.75)];
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValueOnce(0.75);
  for (const page of [early, late]) page.become(true, 0);
  await pass(SPREAD_MS * 0.25 - 1);
  expect([early, late].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 0]);
  await pass(1);
  expect([early, late].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 0]);
  await pass(SPREAD_MS * 0.5);
  expect([early, late].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 1]);
});

test('refetches every half minute from its own offset until it helps', async () => {
  const { refetch, become } = open(0.5);
  const readAt = async (nowMs: number) => {
    become(true, nowMs);
    await pass(SPREAD_MS);
    return refetch.mock.calls.length;
  };
  expect([
    await readAt(0),
    await readAt(14_999),
    await readAt(15_000),
    await readAt(44_999),
    await readAt(45_000),
  ]).toEqual([1, 1, 2, 2, 3]);
});

test('nothing is refetched that is unmounted or no longer wanted', async () => {
  const { refetch, become, unmount } = open(0.5);
  become(true, 0);
  become(false, 1);
  await pass(SPREAD_MS);
  become(true, 2);
  unmount();
  await pass(SPREAD_MS);
  expect(refetch).not.toHaveBeenCalled();
});
