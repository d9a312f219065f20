import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJestReport, splitJestReport, toTestCounts } from './jest-report.ts';
import { playwrightTally } from './playwright-report.ts';
import { NOTHING, asCounts, sum, withExit } from './test-counts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'afterglow-reports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function suite(file: string, ...statuses: readonly string[]) {
  const assertionResults = statuses.map((status, index) => ({ status, fullName: `fact ${index}` }));
  return { name: path.join(root, file), status: 'done', assertionResults };
}

describe('a report of Jest', () => {
  const report = () => ({
    numPassedTests: 2,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [suite('api/src/a.test.ts', 'passed', 'failed'), suite('shell/src/b.test.ts', 'passed')],
  });

  test('a test file that could not run counts as a failure', () => {
    expect(toTestCounts(report())).toEqual({ passed: 2, failed: 2 });
  });

  test('every package gets its own part', () => {
    splitJestReport(report(), root);
    const part = readJestReport(path.join(root, 'api/reports/jest.json'));
    expect(part).toMatchObject({ numTotalTests: 2, numPassedTests: 1, numFailedTests: 1 });
    expect(part?.testResults).toEqual([report().testResults[0]]);
    expect(readFileSync(path.join(root, 'shell/reports/jest.json'), 'utf8')).toContain('b.test.ts');
  });

  test('a report that was never written is ignored', () => {
    expect(readJestReport(path.join(root, 'jest.json'))).toBeUndefined();
  });
});

describe('a report of Playwright', () => {
  test('a flaky journey and an error outside of journeys count as failures', () => {
    mkdirSync(path.join(root, 'e2e'));
    const file = path.join(root, 'e2e/playwright.json');
    writeFileSync(file, JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] }));
    expect(playwrightTally(file)).toEqual({ passed: 5, failed: 3 });
  });
});

describe('the counts of a run', () => {
  test('adds up over all runners', () => {
    expect(sum([asCounts(true), asCounts(false), { passed: 10, failed: 2 }])).toEqual({ passed: 11, failed: 3 });
    expect(sum([])).toEqual(NOTHING);
  });

  test('a runner that failed without a failed test is one failure', () => {
    expect(withExit({ passed: 4, failed: 0 }, false)).toEqual({ passed: 4, failed: 1 });
    expect(withExit({ passed: 4, failed: 2 }, false)).toEqual({ passed: 4, failed: 2 });
    expect(withExit({ passed: 4, failed: 0 }, true)).toEqual({ passed: 4, failed: 0 });
  });
});
