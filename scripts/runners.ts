import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { ensureChromium } from './machine/chromium.ts';
import { readJestReport, splitJestReport, toTestCounts } from './results/jest-report.ts';
import { playwrightTally } from './results/playwright-report.ts';
import { ensurePostgres } from './machine/postgres.ts';
import { runCommand } from './run-command.ts';
import type { StepOutcome } from './step.ts';
import { asCounts, withExit } from './results/test-counts.ts';

const JEST_REPORTS = path.join(WORKSPACE_ROOT, 'reports');
const PLAYWRIGHT_REPORTS = path.join(WORKSPACE_ROOT, 'e2e/reports');
const WORKERS = '2';
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

async function jest(reportName: string, { command, projects, args = [], niceness }: JestOptions): Promise<StepOutcome> {
  await ensurePostgres();
  const file = path.join(JEST_REPORTS, `${reportName}.json`);
  fresh(file);
  const { ok, output } = await runCommand(
    [...command, '--json', '--outputFile', file, '--selectProjects', ...projects, ...args],
    niceness === undefined ? { live: true } : { niceness },
  );
  const report = readJestReport(file);
  if (!report) return noReport(file, output);
  splitJestReport(report, WORKSPACE_ROOT);
  return { tally: withExit(toTestCounts(report), ok), output: ok ? '' : output };
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
