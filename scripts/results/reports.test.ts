import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failedFiles, readJestReport, splitJestReport, toTestCounts, withRepeated } from './jest-report.ts';
import { playwrightTally } from './playwright-report.ts';
import { NOTHING, asCounts, sum, withExit } from './test-counts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'afterglow-reports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function suite(file: string, ...statuses: readonly string[]) {
  const assertionResults = statuses.map((status, index) => ({ status, fullName: `fact ${index}` }));
  return { name: path.join(root, file), status: statuses.includes('failed') ? 'failed' : 'passed', assertionResults };
}

describe('a report of Jest', () => {
  const report = () => ({
    testResults: [suite('api/src/a.test.ts', 'passed', 'failed'), suite('shell/src/b.test.ts', 'passed')],
  });

  test('a test file that could not run counts as a failure', () => {
    const testResults = [...report().testResults, { ...suite('api/src/c.test.ts'), status: 'failed' }];
    expect(toTestCounts({ testResults })).toEqual({ passed: 2, failed: 2 });
    expect(failedFiles({ testResults })).toEqual(['a', 'c'].map((name) => path.join(root, `api/src/${name}.test.ts`)));
  });

  test('a test file that ran again counts with its last results', () => {
    const repeated = { testResults: [suite('api/src/a.test.ts', 'passed', 'passed')] };
    expect(toTestCounts(withRepeated(report(), repeated))).toEqual({ passed: 3, failed: 0 });
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
  test('an error outside of journeys counts as a failure, and a flaky journey as passed', () => {
    mkdirSync(path.join(root, 'e2e'));
    const file = path.join(root, 'e2e/playwright.json');
    writeFileSync(file, JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] }));
    expect(playwrightTally(file)).toEqual({ passed: 6, failed: 2 });
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
