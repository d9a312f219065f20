import { readReport } from './audited-page.ts';

const category = (title: string, score: number, audits: Readonly<Record<string, number>> = {}) => ({
  title,
  score,
  auditRefs: Object.entries(audits).map(([id, weight]) => ({ id, weight })),
});
const measured = (score: number, numericValue: number) => ({ score, numericValue });

function report(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    lighthouseVersion: '13.0.0',
    environment: { benchmarkIndex: 2000.4 },
    categories: {
      performance: category('Performance', 0.931, {
        'largest-contentful-paint': 25,
        'total-blocking-time': 75,
        'bootup-time': 0,
      }),
      accessibility: category('Accessibility', 1),
      'best-practices': category('Best Practices', 1),
      seo: category('SEO', 1),
    },
    audits: {
      'first-contentful-paint': measured(1, 1000.6),
      'largest-contentful-paint': measured(0.8, 2500),
      'total-blocking-time': measured(1, 90),
      'cumulative-layout-shift': measured(1, 0.00049),
      'speed-index': measured(1, 1500),
      'bootup-time': measured(0, 1200),
      'mainthread-work-breakdown': { score: 1, details: { items: [{ groupLabel: 'Other', duration: 12.4 }] } },
    },
    ...changes,
  };
}

test('a report is read in points and milliseconds', () => {
  expect(readReport(report())).toMatchObject({
    scores: { performance: 93, accessibility: 100, bestPractices: 100, seo: 100 },
    firstPaintMs: 1001,
    largestPaintMs: 2500,
    layoutShift: 0,
    machineIndex: 2000,
    mainThread: { Other: 12 },
  });
});

test('lost points of an audit are weighted; an audit without weight loses nothing', () => {
  expect(readReport(report()).lost).toEqual([
    { category: 'Performance', audit: 'largest-contentful-paint', points: 5 },
  ]);
});

test('a page that could not be audited has no result', () => {
  expect(() => readReport(report({ runtimeError: { message: 'no paint' } }))).toThrow('no paint');
});
