import path from 'node:path';
import { fixtureWorkspace, type FixtureWorkspace } from '../../testing/fixture-workspace.ts';
import { WORKSPACE_ROOT } from '../../workspace/packages.ts';
import { checkExposed } from './check-exposed.ts';

/** The compiler is slow on a busy machine. */
jest.setTimeout(60_000);

let workspace: FixtureWorkspace;
beforeAll(() => {
  workspace = fixtureWorkspace({ 'mfe-one': 'remote' });
  // As in the workspace, only the area's own configuration says how its sources are read.
  workspace.write('tsconfig.json', JSON.stringify({ files: [], references: [] }));
  const browser = path.join(WORKSPACE_ROOT, 'shared-build/tsconfig/browser.json');
  const tsconfig = { extends: browser, include: ['src'], compilerOptions: { types: [] } };
  workspace.write('mfe-one/tsconfig.json', JSON.stringify(tsconfig));
  const contracts = path.join(WORKSPACE_ROOT, 'shared-contracts/src/remote-module.ts');
  workspace.write('shared-contracts/src/index.ts', `export type { RemoteModule } from '${contracts}';\n`);
});
afterAll(() => workspace.remove());

const LIFECYCLES = '{ mount: async () => undefined, unmount: async () => undefined }';
const check = (exported: string) => {
  workspace.write('mfe-one/src/area.ts', exported);
  return checkExposed(path.join(workspace.root, 'mfe-one'), workspace.root);
};
const area = (more: string) =>
  `export const remote = { name: 'one', version: '1.0.0', contractsVersion: '1.0.0', ${more} };\n`;

test('an area that exposes a module with its lifecycles passes', async () => {
  expect(await check(area(`lifecycles: ${LIFECYCLES}`))).toEqual({ outcome: 'passed', problems: '' });
});

test.each([
  ['has no lifecycles', area(''), "Property 'lifecycles' is missing"],
  [
    'has a mount that never settles',
    area('lifecycles: { mount: () => new Promise(() => undefined), unmount: async () => undefined }'),
    "Type 'unknown' is not assignable to type 'void'",
  ],
])('an area whose module %s fails with the reason', async (_, exported, reason) => {
  const { outcome, problems } = await check(exported);
  expect(outcome).toBe('failed');
  expect(problems).toContain(reason);
  expect(problems).toContain('is no module that the shell can load');
});
