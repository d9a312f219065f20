import { readFileSync } from 'node:fs';
import type { TestCounts } from './test-counts.ts';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** Counts Playwright's JSON report. A flaky test, which passed when repeated, counts as passed. Undefined without a report. */
export function playwrightTally(file: string): TestCounts | undefined {
  try {
    const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  } catch {
    return undefined;
  }
}
