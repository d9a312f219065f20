import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { ensureChromium } from './machine/chromium.ts';
import {
  failedFiles,
  type JestReport,
  readJestReport,
  splitJestReport,
  toTestCounts,
  withRepeated,
} from './results/jest-report.ts';
import { playwrightTally } from './results/playwright-report.ts';
import { ensurePostgres } from './machine/postgres.ts';
import { runCommand } from './run-command.ts';
import type { StepOutcome } from './step.ts';
import { asCounts, withExit } from './results/test-counts.ts';

const JEST_REPORTS = path.join(WORKSPACE_ROOT, 'reports');
const PLAYWRIGHT_REPORTS = path.join(WORKSPACE_ROOT, 'e2e/reports');
const WORKERS = '2';
/** More failures than these test files have are no coincidence. */
const MOST_REPEATED = 5;
/** Two journeys leave the processor idle while they wait for music or a clock. */
const WORKERS_OF = { together: '3', serial: '1' } as const;

/** The tests of these Jest projects, or those of them that the arguments select. */
export function unitTests(projects: readonly string[], args: readonly string[] = []): Promise<StepOutcome> {
  return jest('jest', { command: ['jest', `--maxWorkers=${WORKERS}`], projects, args });
}

/** The same at low priority, and silent unless a test fails. */
export function lowPriorityUnitTests(reportName: string, projects: readonly string[]): Promise<StepOutcome> {
  return jest(reportName, { command: ['jest', '--runInBand'], projects, niceness: 10 });
}

interface JestOptions {
  readonly command: readonly string[];
  readonly projects: readonly string[];
  readonly args?: readonly string[];
  /** If set, the run is silent unless a test fails. */
  readonly niceness?: number;
}

async function jest(reportName: string, options: JestOptions): Promise<StepOutcome> {
  await ensurePostgres();
  const file = path.join(JEST_REPORTS, `${reportName}.json`);
  const first = await runJest(file, options);
  if (!first.report) return noReport(file, first.output);
  const { ok, output, report } = await repeatFailures(file, options, { ...first, report: first.report });
  splitJestReport(report, WORKSPACE_ROOT);
  return { tally: withExit(toTestCounts(report), ok), output };
}

interface JestRun {
  readonly ok: boolean;
  /** Empty if all tests passed. */
  readonly output: string;
  readonly report: JestReport;
}

/** Runs the test files with a failure a second time. Those that pass are named as flaky. */
async function repeatFailures(file: string, options: JestOptions, first: JestRun): Promise<JestRun> {
  const failed = failedFiles(first.report);
  if (failed.length === 0 || failed.length > MOST_REPEATED) return first;
  const again = await runJest(file, { ...options, args: ['--runTestsByPath', ...failed] });
  if (!again.report) return first;
  const failedAgain = failedFiles(again.report);
  const passed = failed.filter((name) => !failedAgain.includes(name));
  const flaky = passed.map((name) => `Flaky: ${path.relative(WORKSPACE_ROOT, name)}\n`);
  return {
    ok: again.ok,
    output: [first.output, again.output, ...flaky].join(''),
    report: withRepeated(first.report, again.report),
  };
}

async function runJest(file: string, { command, projects, args = [], niceness }: JestOptions) {
  fresh(file);
  const { ok, output } = await runCommand(
    [...command, '--json', '--outputFile', file, '--selectProjects', ...projects, ...args],
    niceness === undefined ? { live: true } : { niceness },
  );
  return { ok, output: ok ? '' : output, report: readJestReport(file) };
}

export async function build(): Promise<StepOutcome> {
  const { ok } = await runCommand(['node', 'shared-build/src/cli/build.ts'], { live: true });
  return { tally: asCounts(ok), output: '' };
}

/** Builds what every journey's site needs, while other tests run; the journeys retry or report what fails here. */
export async function prepareSites(): Promise<void> {
  await runCommand(['node', 'e2e/support/prepare-ahead.ts'], { niceness: 5 });
}

/** All journeys of a project, or those whose file and title match a pattern. */
export async function journeys(project: 'together' | 'serial', pattern?: string): Promise<StepOutcome> {
  await ensureChromium();
  const report = path.join(PLAYWRIGHT_REPORTS, `${project}.json`);
  fresh(report);
  const { ok } = await runCommand(
    [
      'e2e/node_modules/.bin/playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      `--project=${project}`,
      `--workers=${WORKERS_OF[project]}`,
      '--retries=1',
      ...(pattern === undefined ? [] : [`--grep=${pattern}`]),
    ],
    { live: true, env: { JOURNEYS_REPORT: project } },
  );
  const tally = playwrightTally(report);
  return tally ? { tally: withExit(tally, ok), output: '' } : noReport(report);
}

/** A runner that leaves no report has not finished, whatever it prints. */
function noReport(report: string, output = ''): StepOutcome {
  return { tally: asCounts(false), output: `${output}${report} was not written.\n` };
}

/** An old report must not be counted when the runner ends before writing a new one. */
function fresh(report: string): void {
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
}
