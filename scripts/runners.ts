import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { ensureChromium } from './chromium.ts';
import { readJestReport, splitJestReport, tallyOf } from './jest-report.ts';
import { playwrightTally } from './playwright-report.ts';
import { ensurePostgres } from './postgres.ts';
import { runCommand } from './run-command.ts';
import type { StepOutcome } from './step.ts';
import { oneCheck, withExit } from './tally.ts';

const JEST_REPORT = path.join(WORKSPACE_ROOT, 'reports/jest.json');
const PLAYWRIGHT_REPORTS = path.join(WORKSPACE_ROOT, 'e2e/reports');
const WORKERS = '2';

/** Everything, or what the arguments choose. */
export async function unitTests(args: readonly string[] = []): Promise<StepOutcome> {
  await ensurePostgres();
  fresh(JEST_REPORT);
  const { ok } = await runCommand(['jest', `--maxWorkers=${WORKERS}`, '--json', '--outputFile', JEST_REPORT, ...args], {
    live: true,
  });
  const report = readJestReport(JEST_REPORT);
  if (report) splitJestReport(report, WORKSPACE_ROOT);
  return report ? { tally: withExit(tallyOf(report), ok), output: '' } : noReport(JEST_REPORT);
}

export async function build(): Promise<StepOutcome> {
  const { ok } = await runCommand(['node', 'shared-build/src/cli/build.ts'], { live: true });
  return { tally: oneCheck(ok), output: '' };
}

/** Makes what every journey's site starts with, while other tests run; what fails here is made, or told, by the journeys. */
export async function prepareSites(): Promise<void> {
  await runCommand(['nice', '-n', '5', 'node', 'e2e/support/prepare-ahead.ts']);
}

/** All journeys of a project, or those whose file and title match a pattern. */
export async function journeys(project: 'together' | 'alone', pattern?: string): Promise<StepOutcome> {
  await ensureChromium();
  const report = path.join(PLAYWRIGHT_REPORTS, `${project}.json`);
  fresh(report);
  const { ok } = await runCommand(
    [
      'e2e/node_modules/.bin/playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      `--project=${project}`,
      `--workers=${project === 'alone' ? '1' : WORKERS}`,
      ...(pattern === undefined ? [] : [`--grep=${pattern}`]),
    ],
    { live: true, env: { JOURNEYS_REPORT: project } },
  );
  const tally = playwrightTally(report);
  return tally ? { tally: withExit(tally, ok), output: '' } : noReport(report);
}

/** A runner that leaves no report has not finished, whatever it prints. */
function noReport(report: string): StepOutcome {
  return { tally: oneCheck(false), output: `${report} was not written.\n` };
}

/** An old report must not be counted when the runner ends before it writes a new one. */
function fresh(report: string): void {
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
}
