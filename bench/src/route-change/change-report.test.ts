import { changeReport, ratioOf } from './change-report.ts';
import type { SeenChange } from './watch-change.ts';

function change(completeMs: number, longTasksMs: readonly number[] = []): SeenChange {
  return { signMs: completeMs - 10, completeMs, fadedMs: completeMs + 120, longTasksMs, calls: 1 };
}

const own = changeReport([change(40), change(60, [52.4, 71.2]), change(90)]);

test('every long task during the change counts', () => {
  expect(own.longTasks).toEqual({ count: 2, longestMs: 71 });
  expect(changeReport([change(40)]).longTasks).toEqual({ count: 0, longestMs: 0 });
});

test('times are reported by their median and by the slowest twentieth', () => {
  expect(own).toMatchObject({ count: 3, completeMs: { median: 60, p95: 90 }, signMs: { median: 50 }, calls: 1 });
});

test('compares the time until the content', () => {
  expect(ratioOf(own, changeReport([change(50), change(50), change(100)]))).toEqual({ median: 1.2, p95: 0.9 });
});
