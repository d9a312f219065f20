import { systemClock } from '../../system-clock.ts';
import { createDebouncedWrites } from './debounced-writes.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const written: string[] = [];
  const writes = createDebouncedWrites(systemClock);
  return { writes, written, change: (key: string, value = key) => writes.schedule(key, () => written.push(value)) };
}

test('[DATA-028] a write waits for 700 ms without a change', () => {
  const { written, change } = setUp();
  change('a', 'first');
  jest.advanceTimersByTime(699);
  change('a', 'second');
  jest.advanceTimersByTime(699);
  expect(written).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(written).toEqual(['second']);
});

test('[DATA-028] a write waits at most 3000 ms after the first change, despite further changes', () => {
  const { written, change } = setUp();
  for (let at = 0; at < 3000; at += 500) {
    change(`at ${at}`);
    jest.advanceTimersByTime(500);
    expect(written).toHaveLength(at === 2500 ? 6 : 0);
  }
});

test('[DATA-028] after a write the delay starts again', () => {
  const { written, change } = setUp();
  change('a');
  jest.advanceTimersByTime(700);
  jest.advanceTimersByTime(5000);
  change('b');
  jest.advanceTimersByTime(699);
  expect(written).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(written).toEqual(['a', 'b']);
});

test('pending writes can be flushed or dropped', () => {
  const { writes, written, change } = setUp();
  for (const key of ['a', 'b', 'c']) change(key);
  writes.drop('b');
  writes.flush();
  change('d');
  writes.drop();
  jest.advanceTimersByTime(5000);
  expect(written).toEqual(['a', 'c']);
});
