import type { ColdLoad } from './cold-load.ts';
import { variantReport } from './variant-report.ts';

function visit(contentMs: number): ColdLoad {
  return {
    contentMs,
    dataMs: contentMs + 300,
    firstContentfulPaintMs: contentMs - 100,
    longTasksMs: 50,
    fetched: [
      { path: '/', startMs: 0, endMs: 100, bytes: 1024 },
      { path: '/remotes/shell/1.0.0/shell.js', startMs: 100, endMs: contentMs - 10, bytes: 2048 },
      { path: '/v3/mixes', startMs: contentMs, endMs: contentMs + 200, bytes: 4096 },
    ],
    loadAverage: 0.5,
  };
}

const report = variantReport({
  name: 'afterglow',
  about: '',
  slow: [visit(1500), visit(1200), visit(1900)],
  unhindered: [visit(300)],
});

test('times are medians over the visits on the slow network', () => {
  expect(report.contentMs).toEqual({ median: 1500, p95: 1900, min: 1200, max: 1900 });
  expect(report.dataMs.median).toBe(1800);
  expect(report.unhinderedContentMs.median).toBe(300);
});

test('requests after the content are not part of its needs', () => {
  expect(report).toMatchObject({ requests: 2, kib: 3, scriptKib: 2 });
  expect(report.waterfall).toHaveLength(3);
});
