import { compareJobs, type RunningJob } from './running-jobs.ts';

const job = (jobId: number, priority: RunningJob['priority'], seconds: number): RunningJob => {
  return { jobId, priority, frames: Math.round(seconds / 0.024) };
};
const order = (...jobs: readonly RunningJob[]) => jobs.toSorted(compareJobs).map(({ jobId }) => jobId);

test('awaited jobs run before those needed soon, and those before background jobs', () => {
  expect(order(job(1, 'background', 0), job(2, 'soon', 0), job(3, 'now', 50))).toEqual([3, 2, 1]);
});

test('among awaited jobs, one without output runs first, then the oldest', () => {
  expect(order(job(1, 'now', 30), job(2, 'now', 5), job(3, 'now', 0))).toEqual([2, 3, 1]);
});

test('once every start is rendered, the oldest job runs to its end', () => {
  expect(order(job(3, 'now', 25), job(1, 'now', 30), job(2, 'now', 70))).toEqual([1, 2, 3]);
});
