import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT, workspacePackages } from '@afterglow/shared-build';

const { references } = JSON.parse(readFileSync(path.join(WORKSPACE_ROOT, 'tsconfig.json'), 'utf8')) as {
  readonly references: readonly { readonly path: string }[];
};

test('every package is type-checked: areas automatically, the others by tsconfig.json', () => {
  const named = references.map(({ path: folder }) => path.posix.normalize(folder));
  const rest = workspacePackages()
    .filter(({ role }) => role !== 'remote')
    .map(({ location }) => location);
  expect(named.sort()).toEqual([...rest, 'scripts'].sort());
});

test('an area has the name that the type check expects', () => {
  const areas = workspacePackages().filter(({ role }) => role === 'remote');
  expect(areas.map(({ folder }) => folder)).toEqual(areas.map(() => expect.stringMatching(/^mfe-/)));
});
