import type { AuditedPage } from './audited-page.ts';
import { lighthouseSummary } from './lighthouse-summary.ts';

const PAGE: AuditedPage = {
  scores: { performance: 93, accessibility: 100, bestPractices: 100, seo: 100 },
  firstPaintMs: 1100,
  largestPaintMs: 2700,
  blockedMs: 150,
  layoutShift: 0,
  speedIndexMs: 1400,
  machineIndex: 2400,
  lost: [{ category: 'Performance', audit: 'largest-contentful-paint', points: 4 }],
  mainThread: { 'Script Evaluation': 700, Other: 200 },
};

test('each page has its points, its times and the audits that cost points', () => {
  const lines = lighthouseSummary([{ name: 'home', path: '/', page: PAGE, performances: [92, 93, 94] }]).join('\n');
  expect(lines).toMatch(/\| home +\| +93 \| 92, 93, 94 +\| +100 \| +100 \| +100 \|/);
  expect(lines).toMatch(/2700 .* largest-contentful-paint 4 \|/);
  expect(lines).toMatch(/main thread, ms \| script evaluation \| other/);
});

test('a perfect page has lost no points', () => {
  const perfect = { ...PAGE, lost: [] };
  expect(lighthouseSummary([{ name: 'home', path: '/', page: perfect, performances: [100] }]).join('\n')).toContain(
    '| nothing',
  );
});
