import { globSync } from 'node:fs';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { unknownIds } from './catalogue-ids.ts';
import { build, journeys, unitTests } from './runners.ts';
import { check, type Step, type StepOutcome } from './step.ts';
import { oneCheck } from './tally.ts';

/** Areas are found, not listed: a new one is checked as soon as its folder exists. */
export const TYPES_STEP: Step = check('Types', [
  'node',
  'node_modules/typescript-7/bin/tsc',
  '-b',
  '.',
  ...globSync('mfe-*', { cwd: WORKSPACE_ROOT }),
]);
export const BORDERS_STEP: Step = check('Borders', ['depcruise', '--config', '.dependency-cruiser.mjs', '.']);
export const DEAD_CODE_STEP: Step = check('Dead code', ['knip']);
export const IDS_STEP: Step = { title: 'Catalogue ids', run: catalogueIds };
/** Reads the declarations that the type check has written. */
export const API_STEP: Step = check('API reports', ['node', 'scripts/api-reports.ts', '--check']);
export const UNIT_STEP: Step = { title: 'Unit, component and service tests', run: () => unitTests() };
export const BUILD_STEP: Step = { title: 'Build', run: build };
export const SIDE_BY_SIDE_STEP: Step = {
  title: 'Journeys in Chromium, side by side',
  run: () => journeys('together'),
};
/** These measure sound, memory and time: only checks that need what they leave over may run beside them. */
export const ONE_AT_A_TIME_STEP: Step = {
  title: 'Journeys in Chromium, one at a time',
  run: () => journeys('alone'),
};
const LAST = ['nice', '-n', '19'];
/** The longest checks of the sources, one after the other at the lowest priority, while the journeys before them play and measure. */
export const PATIENT_STEPS: readonly Step[] = [
  check('Lint', [...LAST, 'eslint', '.', '--max-warnings', '0']),
  check('Lint with types', [...LAST, 'oxlint']),
  check('Format', [...LAST, 'prettier', '--check', '.', '--log-level', 'warn']),
];

async function catalogueIds(): Promise<StepOutcome> {
  const unknown = unknownIds(WORKSPACE_ROOT);
  const output = unknown.map(({ id, file }) => `${file}: ${id} is not in docs/spec/catalogue.yaml\n`).join('');
  return { tally: oneCheck(unknown.length === 0), output };
}
