import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedVariables, envExample } from './env-example.ts';
import { siteEnvironmentSchema } from './site-options.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Variables that READMEs name for the locations of files. */
const PATHS = ['DATA_DIR'];
const VARIABLES = Object.keys(siteEnvironmentSchema.shape);

test('operators find every variable once, and none that the site ignores', () => {
  const described = documentedVariables().map(({ name }) => name);
  expect(described.toSorted()).toEqual(VARIABLES.toSorted());
});

test('no README of a service repeats the operator pages about variables', () => {
  const files = execFileSync('git', ['ls-files', 'services/*/README.md'], { cwd: ROOT, encoding: 'utf8' });
  const readmes = files.split('\n').filter(Boolean);
  expect(readmes.length).toBeGreaterThan(5);
  const named = readmes.flatMap((file) => {
    const words = readFileSync(join(ROOT, file), 'utf8').match(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g) ?? [];
    return words.filter((word) => VARIABLES.includes(word) && !PATHS.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(named).toEqual([]);
});

test('.env.example is up to date', () => {
  expect(readFileSync(join(ROOT, '.env.example'), 'utf8')).toBe(envExample());
});
