import { workspacePackages } from '@afterglow/shared-build';
import { jestProjects } from '@afterglow/shared-build/jest';
import { affectedBy, type Affected, type PackageNode } from './selection/affected.ts';
import { changedFiles } from './selection/changed-files.ts';
import { journeysOf } from './selection/journeys-of.ts';
import { finish, print, runSideBySide, runStep } from './run-steps.ts';
import { build, journeys, unitTests } from './runners.ts';
import { check, type Step } from './step.ts';
import { API_STEP, BOUNDARIES_STEP, DEAD_CODE_STEP, IDS_STEP, TYPES_STEP } from './steps.ts';

/** Tests that read the sources and documents of every package. */
const ALWAYS = 'scripts';

/** `npm test -- changed`: tests what depends on the change, and ends like the whole run. */
export async function testChanged(): Promise<void> {
  const startedAt = performance.now();
  const files = await changedFiles();
  const affected = affectedBy(files, rooms());
  print(`${files.present.length + files.deleted.length} changed files`);
  if (affected.changed.length > 0) print(`in ${affected.changed.join(', ')}`);
  if (affected.whole.length > 0) print(`All tests of ${affected.whole.join(', ')}`);
  const tallies = [...(await runSideBySide(checksOf(files.present, affected.code)))];
  for (const step of stepsOf(affected)) tallies.push(await runStep(step));
  finish(tallies, performance.now() - startedAt);
}

function rooms(): readonly PackageNode[] {
  return workspacePackages().map(({ folder, location, manifest }) => ({
    folder,
    location,
    uses: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => name.startsWith('@afterglow/'))
      .map((name) => name.replace('@afterglow/', '')),
  }));
}

function checksOf(present: readonly string[], code: readonly string[]): readonly Step[] {
  const format = {
    title: 'Format',
    command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present],
  };
  // Files outside its configuration would be warnings.
  const lint = { title: 'Lint', command: ['eslint', '--no-warn-ignored', ...code] };
  const typedLint = { title: 'Lint with types', command: ['oxlint', ...code] };
  return [
    TYPES_STEP,
    ...(code.length === 0 ? [] : [check(lint), check(typedLint)]),
    ...(present.length === 0 ? [] : [check(format)]),
    BOUNDARIES_STEP,
    DEAD_CODE_STEP,
    IDS_STEP,
  ];
}

function stepsOf(affected: Affected): readonly Step[] {
  const { code, changed, whole } = affected;
  const { together, serial } = journeysOf(affected);
  const related = projectsOf(changed.filter((folder) => !whole.includes(folder)));
  const all = [...whole.filter((folder) => folder !== ALWAYS), ALWAYS];
  const step = (title: string, run: Step['run']): Step => ({ title, run });
  return [
    API_STEP,
    ...(related.length === 0
      ? []
      : [
          step('Tests that reach the changed code', () =>
            unitTests(related, ['--passWithNoTests', '--findRelatedTests', ...code]),
          ),
        ]),
    step(`Tests of ${all.join(', ')}`, () => unitTests(projectsOf(all))),
    ...(together === undefined && serial === undefined ? [] : [step('Build', build)]),
    ...(together === undefined ? [] : [step('Journeys that concern it', () => journeys('together', together))]),
    ...(serial === undefined ? [] : [step('Journeys that concern it, alone', () => journeys('serial', serial))]),
  ];
}

/** The Jest projects that test these packages; a package tested on two databases has two. */
function projectsOf(folders: readonly string[]): readonly string[] {
  const names = new Set(folders.flatMap((folder) => [folder, `${folder}-postgres`]));
  return jestProjects().flatMap((project) =>
    typeof project !== 'string' && names.has(String(project.displayName)) ? [String(project.displayName)] : [],
  );
}
