import path from 'node:path';
import { readPackage, WORKSPACE_ROOT } from '../../workspace/packages.ts';
import { inputHash } from './input-hash.ts';
import { type Lockfile, readLockfile } from './lockfile.ts';

const locked = readLockfile();
const hashOf = (folder: string, lockfile: Lockfile) =>
  inputHash(readPackage(path.join(WORKSPACE_ROOT, folder)), lockfile);
const changes = (folder: string, lockfile: Lockfile) => hashOf(folder, lockfile) !== hashOf(folder, locked);

/** The lockfile with another version of a package wherever it is locked. */
function withOther(packageName: string): Lockfile {
  const replace = (key: string) => key.replace(`${packageName}@`, `${packageName}@99.`);
  const snapshots = Object.entries(locked.snapshots).map(([key, { dependencies = {}, ...rest }]) => [
    replace(key),
    { ...rest, dependencies: renumbered(dependencies, packageName) },
  ]);
  const importers = Object.entries(locked.importers).map(([location, { dependencies = {} }]) => {
    const { [packageName]: found, ...rest } = dependencies;
    const moved = found && { [packageName]: { version: `99.${found.version}` } };
    return [location, { dependencies: { ...rest, ...moved } }];
  });
  return { ...locked, importers: Object.fromEntries(importers), snapshots: Object.fromEntries(snapshots) };
}

function renumbered(dependencies: Readonly<Record<string, string>>, packageName: string) {
  const version = dependencies[packageName];
  return version === undefined ? dependencies : { ...dependencies, [packageName]: `99.${version}` };
}

test('a package that another area adds makes no new version of this one', () => {
  const { importers, snapshots } = locked;
  const added: Lockfile = {
    ...locked,
    importers: {
      ...importers,
      'mfe-news': { dependencies: { 'left-pad': { version: '1.3.0' } } },
      'mfe-browse': { dependencies: { ...importers['mfe-browse']?.dependencies, 'left-pad': { version: '1.3.0' } } },
    },
    snapshots: { ...snapshots, 'left-pad@1.3.0': {} },
  };
  expect(['shell', 'mfe-radio', 'mfe-browse'].filter((folder) => changes(folder, added))).toEqual([]);
});

test('an install that also locks packages of other platforms makes no new version', () => {
  const part = '@swc/core-plan9-x64';
  const snapshots = Object.entries(locked.snapshots).map(([key, snapshot]) => {
    const optionalDependencies = { ...snapshot.optionalDependencies, [part]: '1.0.0' };
    return [key, key.startsWith('@swc/core@') ? { ...snapshot, optionalDependencies } : snapshot];
  });
  const added: Lockfile = {
    ...locked,
    packages: { ...locked.packages, [`${part}@1.0.0`]: { cpu: ['x64'], os: ['plan9'] } },
    snapshots: { ...Object.fromEntries(snapshots), [`${part}@1.0.0`]: {} },
  };
  expect(['shell', 'mfe-radio'].filter((folder) => changes(folder, added))).toEqual([]);
});

test('a locked package makes new versions of areas that bundle it, also as a dependency', () => {
  expect(changes('shell', withOther('@tanstack/query-core'))).toBe(true);
  expect(changes('mfe-radio', withOther('@tanstack/query-core'))).toBe(false);
  expect(changes('mfe-account', withOther('react-hook-form'))).toBe(true);
  expect(changes('mfe-radio', withOther('react-hook-form'))).toBe(false);
});

test('build tools make new versions of everything, and lint or test tools make none', () => {
  expect(['shell', 'mfe-radio'].filter((folder) => changes(folder, withOther('webpack')))).toEqual([
    'shell',
    'mfe-radio',
  ]);
  expect(['shell', 'mfe-radio'].filter((folder) => changes(folder, withOther('eslint')))).toEqual([]);
});
