/**
 * It replaces a module.
 * @jest-environment node
 */
import { fixtureWorkspace } from '../testing/fixture-workspace.ts';
import { develop } from './develop.ts';

const ERROR = 'src/area.ts(2,14): error TS2322';

jest.mock('./dev-builds.ts', () => ({
  createDevBuilds: ({ onOutcome }: { onOutcome: (outcome: object) => void }) => ({
    request: () => onOutcome({ ok: true, manifest: { version: '1.0.0' }, durationMs: 1 }),
    folderOf: () => undefined,
  }),
}));
jest.mock('./type-checks.ts', () => ({
  createTypeChecks: (_dir: string, report: (problems: string) => void) => ({
    request: () => report(ERROR),
    stop: () => undefined,
  }),
}));

test("a build's types are checked, and errors are reported", () => {
  const workspace = fixtureWorkspace({ 'mfe-one': 'remote' });
  workspace.write('mfe-one/src/area.ts', '');
  const lines: string[] = [];
  const stop = develop({
    packageDir: `${workspace.root}/mfe-one`,
    siteUrl: 'http://127.0.0.1:1',
    port: 0,
    print: (line) => void lines.push(line),
    onError: (problem) => void lines.push(problem),
  });
  stop();
  workspace.remove();
  expect(lines).toEqual(['one 1.0.0 is in your tabs (1 ms)', ERROR]);
});
