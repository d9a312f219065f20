import { createConcurrencyLimit } from './concurrency-limit.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('no more tasks run than allowed, in order of arrival, and all of them run', async () => {
  const limit = createConcurrencyLimit(2);
  const finished: number[] = [];
  let [running, most] = [0, 0];
  const run = (number: number) =>
    limit(async () => {
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
      finished.push(number);
    });
  await Promise.all([1, 2, 3, 4, 5, 6, 7].map(run));
  expect(most).toBe(2);
  expect(finished).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a failed task frees its slot', async () => {
  const limit = createConcurrencyLimit(1);
  await expect(limit(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  await expect(limit(() => Promise.resolve('print'))).resolves.toBe('print');
});
