import { fixtureWorkspace, type FixtureWorkspace } from '../testing/fixture-workspace.ts';
import { createTypeChecks } from './type-checks.ts';

/** The compiler is slow on a busy machine. */
jest.setTimeout(60_000);

let workspace: FixtureWorkspace;
beforeAll(() => {
  workspace = fixtureWorkspace({ 'mfe-one': 'remote' });
  const tsconfig = { extends: '../tsconfig.json', include: ['src'], compilerOptions: { types: [] } };
  workspace.write('mfe-one/tsconfig.json', JSON.stringify(tsconfig));
});
afterAll(() => workspace.remove());

test('a type error is reported with file and line until it is fixed', async () => {
  let report: (problems: string) => void = () => undefined;
  const next = () => new Promise<string>((resolve) => (report = resolve));
  const checks = createTypeChecks(`${workspace.root}/mfe-one`, (problems) => report(problems), workspace.root);
  workspace.write('mfe-one/src/area.ts', '\nexport const area: number = "one";\n');
  const wrong = next();
  checks.request();
  expect(await wrong).toContain("mfe-one/src/area.ts(2,14): error TS2322: Type 'string' is not assignable");
  workspace.write('mfe-one/src/area.ts', 'export const area = "one";\n');
  const right = next();
  checks.request();
  expect(await right).toBe('');
  checks.stop();
});
