import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fixtureWorkspace, type FixtureWorkspace } from '../../testing/fixture-workspace.ts';
import { WORKSPACE_ROOT } from '../../workspace/packages.ts';
import { checkSources } from './check-sources.ts';

/** The compiler and the import checker are slow on a busy machine. */
const LIMIT_MS = 120_000;
jest.setTimeout(LIMIT_MS);

let workspace: FixtureWorkspace;
beforeAll(() => {
  workspace = fixtureWorkspace({ 'mfe-one': 'remote', 'mfe-two': 'remote' });
  const rules = path.join(WORKSPACE_ROOT, 'shared-build/src/boundaries/index.ts');
  workspace.write(
    '.dependency-cruiser.mjs',
    `import { boundaryRules } from '${rules}';\nexport default boundaryRules('${workspace.root}');`,
  );
  for (const area of ['mfe-one', 'mfe-two']) {
    const tsconfig = { extends: '../tsconfig.json', include: ['src'], compilerOptions: { types: [] } };
    workspace.write(`${area}/tsconfig.json`, JSON.stringify(tsconfig));
    workspace.write(`${area}/src/area.ts`, "export const area = 'first';\n");
  }
});
afterAll(() => workspace.remove());

const check = () => checkSources(path.join(workspace.root, 'mfe-one'), workspace.root);

test("an area's sources pass, fail by their types or fail by their imports, with the location", async () => {
  expect(await check()).toEqual({ outcomes: { types: 'passed', borders: 'passed' }, problems: '' });

  workspace.write('mfe-one/src/area.ts', 'export const area: number = "second";\n');
  const mistyped = await check();
  expect(mistyped.outcomes).toEqual({ types: 'failed', borders: 'passed' });
  expect(mistyped.problems).toContain('mfe-one/src/area.ts');

  workspace.write('mfe-one/src/area.ts', "export { area } from '../../mfe-two/src/area.ts';\n");
  const crossing = await check();
  expect(crossing.outcomes.borders).toBe('failed');
  expect(crossing.problems).toContain('border-of-mfe-one');
  // The next start would take the check's leftovers for a change of the other area.
  expect(readdirSync(path.join(workspace.root, 'mfe-two/src'))).toEqual(['area.ts']);
});

test('a copy outside the workspace is skipped with a message', async () => {
  expect((await checkSources(path.join(workspace.root, 'elsewhere'), workspace.root)).outcomes).toEqual({
    types: 'not-run',
    borders: 'not-run',
  });
});
