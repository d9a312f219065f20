import { globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { unknownIds } from './catalogue-ids.ts';
import { ensureChromium } from './chromium.ts';
import { readJestReport, splitJestReport, tallyOf } from './jest-report.ts';
import { playwrightTally } from './playwright-report.ts';
import { runCommand } from './run-command.ts';
import { ensurePostgres } from './postgres.ts';
import { NOTHING, oneCheck, withExit, type Tally } from './tally.ts';

export interface StepOutcome {
  readonly tally: Tally;
  /** To be shown under the heading; empty when the step has written to the terminal itself. */
  readonly output: string;
}

export interface Step {
  readonly title: string;
  readonly run: () => Promise<StepOutcome>;
}

const JEST_REPORT = path.join(WORKSPACE_ROOT, 'reports/jest.json');
const PLAYWRIGHT_REPORTS = path.join(WORKSPACE_ROOT, 'e2e/reports');
const WORKERS = '2';

/** Checks of the sources alone; they share nothing, so they may run side by side. The slow ones come first. */
export const STATIC_STEPS: readonly Step[] = [
  check('Types', [
    'node',
    'node_modules/typescript-7/bin/tsc',
    '-b',
    '.',
    ...globSync('mfe-*', { cwd: WORKSPACE_ROOT }),
  ]),
  check('Format', ['prettier', '--check', '.', '--log-level', 'warn']),
  check('Borders', ['depcruise', '--config', '.dependency-cruiser.mjs', '.']),
  check('Dead code', ['knip']),
  { title: 'Catalogue ids', run: catalogueIds },
];

/** Reads the declarations that the check of the types has written. */
export const API_STEP: Step = check('API reports', ['node', 'scripts/api-reports.ts', '--check']);
export const UNIT_STEP: Step = { title: 'Unit, component and service tests', run: unitTests };
export const BUILD_STEP: Step = { title: 'Build', run: build };
export const SIDE_BY_SIDE_STEP: Step = {
  title: 'Journeys in Chromium, side by side',
  run: () => journeys('together', WORKERS),
};
/** These measure sound, memory and time: beside them runs only what takes no more than they leave. */
export const ONE_AT_A_TIME_STEP: Step = {
  title: 'Journeys in Chromium, one at a time',
  run: () => journeys('alone', '1'),
};
/** The longest check of the sources, at the lowest priority. */
export const LINT_STEP: Step = check('Lint', ['nice', '-n', '19', 'eslint', '.', '--max-warnings', '0']);

function check(title: string, command: readonly string[]): Step {
  return {
    title,
    run: async () => {
      const { ok, output } = await runCommand(command);
      return { tally: oneCheck(ok), output: ok ? '' : output };
    },
  };
}

async function catalogueIds(): Promise<StepOutcome> {
  const unknown = unknownIds(WORKSPACE_ROOT);
  const output = unknown.map(({ id, file }) => `${file}: ${id} is not in docs/spec/catalogue.yaml\n`).join('');
  return { tally: oneCheck(unknown.length === 0), output };
}

async function unitTests(): Promise<StepOutcome> {
  await ensurePostgres();
  fresh(JEST_REPORT);
  const { ok } = await runCommand(['jest', `--maxWorkers=${WORKERS}`, '--json', '--outputFile', JEST_REPORT], {
    live: true,
  });
  const report = readJestReport(JEST_REPORT);
  if (report) splitJestReport(report, WORKSPACE_ROOT);
  return { tally: withExit(report ? tallyOf(report) : NOTHING, ok), output: '' };
}

async function build(): Promise<StepOutcome> {
  const { ok } = await runCommand(['node', 'shared-build/src/cli/build.ts'], { live: true });
  return { tally: oneCheck(ok), output: '' };
}

async function journeys(project: 'together' | 'alone', workers: string): Promise<StepOutcome> {
  await ensureChromium();
  const report = path.join(PLAYWRIGHT_REPORTS, `${project}.json`);
  fresh(report);
  const { ok } = await runCommand(
    [
      'e2e/node_modules/.bin/playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      `--project=${project}`,
      `--workers=${workers}`,
    ],
    { live: true, env: { JOURNEYS_REPORT: project } },
  );
  return { tally: withExit(playwrightTally(report) ?? NOTHING, ok), output: '' };
}

/** An old report must not be counted when the runner ends before it writes a new one. */
function fresh(report: string): void {
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
}
