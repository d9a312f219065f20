import { markdownTable } from '../results/markdown-table.ts';
import type { AuditedPage } from './audited-page.ts';

/** A page and its representative audit: the median. */
export interface PageFinding {
  readonly name: string;
  readonly path: string;
  readonly page: AuditedPage;
  /** Performance in every audit, in order. */
  readonly performances: readonly number[];
}

export function lighthouseSummary(findings: readonly PageFinding[]): readonly string[] {
  const points = markdownTable(
    ['page', 'performance', 'each time', 'accessibility', 'best practices', 'SEO'],
    findings.map(({ name, page: { scores }, performances }) => [
      name,
      scores.performance,
      performances.join(', '),
      scores.accessibility,
      scores.bestPractices,
      scores.seo,
    ]),
  );
  const times = markdownTable(
    ['page', 'first paint ms', 'largest paint ms', 'blocked ms', 'layout shift', 'speed index ms', 'points lost by'],
    findings.map(({ name, page }) => [
      name,
      page.firstPaintMs,
      page.largestPaintMs,
      page.blockedMs,
      page.layoutShift,
      page.speedIndexMs,
      page.lost.map(({ audit, points: lost }) => `${audit} ${lost}`).join(', ') || 'nothing',
    ]),
  );
  return [...points, '', ...times, '', ...mainThread(findings)];
}

function mainThread(findings: readonly PageFinding[]): readonly string[] {
  const groups = [...new Set(findings.flatMap(({ page }) => Object.keys(page.mainThread)))];
  return markdownTable(
    ['main thread, ms', ...groups.map((group) => group.toLowerCase())],
    findings.map(({ name, page }) => [name, ...groups.map((group) => page.mainThread[group] ?? 0)]),
  );
}
