import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestCounts } from './test-counts.ts';

interface JestSuite {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

export interface JestReport {
  readonly testResults: readonly JestSuite[];
}

/** What `jest --json` wrote; undefined when Jest ended before that. */
export function readJestReport(file: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}

/** A test file that could not run at all is one failure. */
export function toTestCounts({ testResults }: JestReport): TestCounts {
  const { numPassedTests, numFailedTests } = countsOf(testResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** The test files with a failure. */
export function failedFiles({ testResults }: JestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** The report with the results of test files that ran again in place of their first ones. */
export function withRepeated(report: JestReport, repeated: JestReport): JestReport {
  const again = new Map(repeated.testResults.map((suite) => [suite.name, suite]));
  return { ...report, testResults: report.testResults.map((suite) => again.get(suite.name) ?? suite) };
}

/** One report per package: `<its folder>/reports/jest.json`, in Jest's format. */
export function splitJestReport(report: JestReport, root: string): void {
  const byPackage = Map.groupBy(report.testResults, (suite) => packageOf(path.relative(root, suite.name)));
  for (const [folder, testResults] of byPackage) {
    const reports = path.join(root, folder, 'reports');
    mkdirSync(reports, { recursive: true });
    writeFileSync(path.join(reports, 'jest.json'), JSON.stringify({ ...countsOf(testResults), testResults }, null, 1));
  }
}

function packageOf(file: string): string {
  const [top = '', below = ''] = file.split(path.sep);
  return top === 'services' ? path.join(top, below) : top;
}

function countsOf(suites: readonly JestSuite[]) {
  const statuses = suites.flatMap((suite) => suite.assertionResults.map(({ status }) => status));
  return {
    numTotalTests: statuses.length,
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
  };
}
