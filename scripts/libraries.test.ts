import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

function read(file: string): string {
  return readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
}

type Dependencies = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
}

function usedPackages(): readonly string[] {
  const files = execFileSync('git', ['ls-files', '*package.json'], { cwd: WORKSPACE_ROOT, encoding: 'utf8' });
  const names = files
    .trim()
    .split('\n')
    .map((file) => JSON.parse(read(file)) as Manifest)
    .flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }));
  return [...new Set(names)].filter((name) => !name.startsWith('@afterglow/') && !name.startsWith('@types/'));
}

test('a decision names every dependency, and its purpose', () => {
  const rows = globSync('docs/decisions/*-libraries-of-*.md', { cwd: WORKSPACE_ROOT })
    .flatMap((page) => read(page).split('\n'))
    .filter((line) => line.startsWith('| `'))
    .map((row) => row.split('|'));
  const named = rows
    .filter(([, , reason = '']) => reason.trim() !== '')
    .flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const used = usedPackages();
  expect(used.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !used.includes(name))).toEqual([]);
});
