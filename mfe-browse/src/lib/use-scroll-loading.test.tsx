import { act, renderHook } from '@testing-library/react';
import { useScrollLoading } from './use-scroll-loading.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Each check of the page reads its height, so the reads are counted. */
function pageOf(height: number) {
  return jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
}

test('[BROWSE-124] while the listener scrolls, the position is checked every 200 ms and again at the end', () => {
  const looks = pageOf(9000);
  renderHook(() => useScrollLoading({ hasMore: true, onNearEnd: jest.fn() }));
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  looks.mockClear();

  for (let ms = 0; ms < 1000; ms += 10) {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(10);
  }
  expect(looks.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(looks.mock.calls.length).toBeLessThanOrEqual(6);
  jest.advanceTimersByTime(200);
  const afterwards = looks.mock.calls.length;
  jest.advanceTimersByTime(5000);
  expect(looks.mock.calls.length).toBe(afterwards);
});

test('a page shorter than its window loads more automatically, until the list ends', () => {
  pageOf(900);
  const onNearEnd = jest.fn();
  const { rerender } = renderHook(({ hasMore }) => useScrollLoading({ hasMore, onNearEnd }), {
    initialProps: { hasMore: true },
  });
  act(() => {
    jest.advanceTimersByTime(100);
  });
  expect(onNearEnd).toHaveBeenCalledTimes(1);
  rerender({ hasMore: false });
  window.dispatchEvent(new Event('scroll'));
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(onNearEnd).toHaveBeenCalledTimes(1);
});
