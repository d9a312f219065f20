import path from 'node:path';
import { fixtureWorkspace, type FixtureWorkspace } from '../../testing/fixture-workspace.ts';
import { WORKSPACE_ROOT } from '../../workspace/packages.ts';
import { checkAll } from './build-checked-release.ts';

/** The compiler and the import checker are slow on a busy machine. */
jest.setTimeout(120_000);

let workspace: FixtureWorkspace;
beforeAll(() => {
  workspace = fixtureWorkspace({ 'mfe-one': 'remote' });
  const rules = path.join(WORKSPACE_ROOT, 'shared-build/src/boundaries/index.ts');
  workspace.write(
    '.dependency-cruiser.mjs',
    `import { boundaryRules } from '${rules}';\nexport default boundaryRules('${workspace.root}');`,
  );
  const tsconfig = { extends: '../tsconfig.json', include: ['src'], compilerOptions: { types: [] } };
  workspace.write('mfe-one/tsconfig.json', JSON.stringify(tsconfig));
  const contracts = path.join(WORKSPACE_ROOT, 'shared-contracts/src/remote-module.ts');
  workspace.write('shared-contracts/src/index.ts', `export type { RemoteModule } from '${contracts}';\n`);
});
afterAll(() => workspace.remove());

test('a well-typed area that exposes no loadable module fails its type check', async () => {
  workspace.write('mfe-one/src/area.ts', "export const remote = { name: 'one', version: '1.0.0' };\n");
  const { outcomes, problems } = await checkAll(path.join(workspace.root, 'mfe-one'), workspace.root);
  expect(outcomes).toEqual({ types: 'failed', borders: 'passed' });
  expect(problems).toContain('is no module that the shell can load');
});
