import { globSync } from 'node:fs';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { jestProjectNames } from '@afterglow/shared-build/jest';
import { unknownIds } from './spec-ids.ts';
import { build, journeys, lowPriorityUnitTests, unitTests } from './runners.ts';
import { check, type CheckOptions, type Step, type StepOutcome } from './step.ts';
import { asCounts } from './results/test-counts.ts';

/** Areas are found, not listed: a new one is checked as soon as its folder exists. */
const TYPES: CheckOptions = {
  title: 'Types',
  // The default four checkers would each load the libraries' types: twice the processor time on two cores.
  command: [
    'node',
    'node_modules/typescript-7/bin/tsc',
    '-b',
    '--checkers',
    '1',
    '.',
    ...globSync('mfe-*', { cwd: WORKSPACE_ROOT }),
  ],
};
const BOUNDARIES: CheckOptions = {
  title: 'Boundaries',
  command: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'],
};
const DEAD_CODE: CheckOptions = { title: 'Dead code', command: ['knip'] };
/** With one type checker, as above. */
const TYPED_LINT: CheckOptions = { title: 'Lint with types', command: ['oxlint'], env: { GOMAXPROCS: '1' } };
/** Reads the declarations that the type check has written. */
const API_REPORTS: CheckOptions = { title: 'API reports', command: ['node', 'scripts/api-reports.ts', '--check'] };
export const TYPES_STEP: Step = check(TYPES);
export const BOUNDARIES_STEP: Step = check(BOUNDARIES);
export const DEAD_CODE_STEP: Step = check(DEAD_CODE);
export const API_STEP: Step = check(API_REPORTS);
export const IDS_STEP: Step = { title: 'Catalog IDs', run: catalogIds };
export const UNIT_STEP: Step = {
  title: 'Unit and service tests',
  run: () => unitTests(jestProjectNames('without')),
};
export const BUILD_STEP: Step = { title: 'Build', run: build };
export const PARALLEL_STEP: Step = {
  title: 'Journeys in Chromium, side by side',
  run: () => journeys('together'),
};
/** These measure audio, memory and time: only low-priority checks may run at the same time. */
export const SERIAL_STEP: Step = {
  title: 'Journeys in Chromium, one at a time',
  run: () => journeys('serial'),
};
const COMPONENTS = jestProjectNames('with a document');
const isArea = (project: string): boolean => project.startsWith('mfe-');

/** Checks of the source code and tests of components, two at a time at the lowest priority, while journeys run and measure. */
export const LOW_PRIORITY_STEPS: readonly Step[] = [
  last(TYPES),
  componentTests('Component tests of the shell and what areas share', 'jest-shared', (name) => !isArea(name)),
  last(BOUNDARIES),
  last(DEAD_CODE),
  IDS_STEP,
  last({ title: 'Lint', command: ['eslint', '.'] }),
  last(TYPED_LINT),
  last({ title: 'Format', command: ['oxfmt', '--check', '.'] }),
  last(API_REPORTS),
  componentTests('Component tests of the areas', 'jest-areas', isArea),
];

function last(options: CheckOptions): Step {
  return check({ ...options, niceness: 19 });
}

function componentTests(title: string, reportName: string, isMeant: (project: string) => boolean): Step {
  return { title, run: () => lowPriorityUnitTests(reportName, COMPONENTS.filter(isMeant)) };
}

async function catalogIds(): Promise<StepOutcome> {
  const unknown = unknownIds(WORKSPACE_ROOT);
  const output = unknown.map(({ id, file }) => `${file}: ${id} is not in docs/spec/catalogue.yaml\n`).join('');
  return { tally: asCounts(unknown.length === 0), output };
}
