import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { jestProjects } from '@afterglow/shared-build/jest';
import { copyPackages } from './mutation/mutation-copy.ts';
import { MUTATED, type MutatedCode } from './mutation/mutation-targets.ts';
import { scoreOf, type MutationReport, type MutationScore } from './mutation/mutation-score.ts';
import { runCommand } from './run-command.ts';

// `npm run test:long mutation`: mutates the code for playback, storage and payment, one small change at a time, and checks whether a test
// detects it. Given names of targets, it runs only those. The results are in bench/results/mutation.json.
const TO_REACH_PERCENT = 80;
const RESULT_FILE = path.join(WORKSPACE_ROOT, 'bench/results/mutation.json');
const STRYKER = path.join(WORKSPACE_ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const JEST_RUNNER = path.join(WORKSPACE_ROOT, 'node_modules/@stryker-mutator/jest-runner/dist/src/index.js');

const names = process.argv.slice(2);
const targets = MUTATED.filter(({ name }) => names.length === 0 || names.includes(name));
const copy = copyPackages([...new Set(targets.map(({ folder }) => folder))]);
let isReached = true;
for (const target of targets) {
  const score = await mutate(target);
  note(score);
  isReached &&= score.percent >= TO_REACH_PERCENT;
  process.stdout.write(`${score.name}: ${score.percent} % killed, to reach ${TO_REACH_PERCENT} %\n`);
}
rmSync(copy, { recursive: true });
process.exitCode = isReached ? 0 : 1;

async function mutate(target: MutatedCode): Promise<MutationScore> {
  const { name, folder } = target;
  const dir = path.join(copy, folder);
  const report = path.join(copy, `${name}.json`);
  const config = path.join(copy, `${name}.config.json`);
  writeFileSync(config, JSON.stringify(strykerConfig(target, report)));
  const { ok } = await runCommand(['node', STRYKER, 'run', config], { cwd: dir, live: true });
  if (!ok) throw new Error(`Stryker could not finish ${name}.`);
  return scoreOf(name, JSON.parse(readFileSync(report, 'utf8')) as MutationReport);
}

function strykerConfig({ name, folder, files, tests, needsDocument }: MutatedCode, reportFile: string): object {
  const project = jestProjects(copy).find((one) => typeof one === 'object' && one.displayName === folder);
  if (typeof project !== 'object') throw new Error(`There are no tests of ${folder}.`);
  return {
    plugins: [JEST_RUNNER],
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      config: {
        ...project,
        testMatch: tests.map((test) => `<rootDir>/${test}`),
        ...(!needsDocument && { testEnvironment: fileURLToPath(import.meta.resolve('jest-environment-node')) }),
      },
    },
    coverageAnalysis: 'perTest',
    inPlace: true,
    mutate: [...files, '!**/*.test.ts'],
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: reportFile },
    tempDirName: path.join(copy, `${name}-stryker`),
    concurrency: 2,
  };
}

/** Each target's result is stored until that target runs again: all of them together take an hour. */
function note(score: MutationScore): void {
  const others = existsSync(RESULT_FILE)
    ? (JSON.parse(readFileSync(RESULT_FILE, 'utf8')) as { readonly scores: readonly MutationScore[] }).scores
    : [];
  const dated = { ...score, ranAtIso: new Date().toISOString() };
  const scores = [...others.filter(({ name }) => name !== score.name), dated].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  writeFileSync(
    RESULT_FILE,
    `${JSON.stringify({ name: 'mutation', toReachPercent: TO_REACH_PERCENT, scores }, null, 2)}\n`,
  );
}
