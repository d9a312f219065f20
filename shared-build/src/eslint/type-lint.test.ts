import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/fixture-workspace.ts';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';

const DOOR = path.join(WORKSPACE_ROOT, 'shared-build/src/eslint/index.ts');
const BIN = path.join(WORKSPACE_ROOT, 'node_modules');
const CHECK_LIMIT_MS = 60_000;

function lintWithTypes(workspace: FixtureWorkspace): { status: number | null; output: string } {
  workspace.write(
    'oxlint.config.ts',
    `import { typeLintConfig } from ${JSON.stringify(DOOR)}; export default typeLintConfig();`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(BIN, 'oxlint/bin/oxlint'), '-f', 'unix'], {
    cwd: workspace.root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const FORGETFUL = `
  declare function save(): Promise<void>;
  export function keep(kind: 'mix' | 'show'): void {
    save();
    switch (kind) {
      case 'mix':
        break;
    }
  }`;
const UNTYPED = 'export const at: number = JSON.parse("1");\n';

test(
  'the lint run fails on a floating promise, a switch that lacks a case, and an untyped value',
  () => {
    const workspace = fixtureWorkspace({ 'mfe-a': 'remote' });
    workspace.write('mfe-a/src/keep.ts', FORGETFUL);
    workspace.write('mfe-a/src/at.ts', UNTYPED);
    workspace.write('mfe-a/src/at.test.ts', UNTYPED);
    const { status, output } = lintWithTypes(workspace);
    workspace.remove();
    expect(status).toBe(1);
    expect(output).toMatch(/keep\.ts:4:\d+: .*no-floating-promises/);
    expect(output).toMatch(/keep\.ts:5:\d+: .*switch-exhaustiveness-check/);
    expect(output).toMatch(/at\.ts:1:\d+: .*no-unsafe-assignment/);
    expect(output).not.toContain('at.test.ts');
  },
  CHECK_LIMIT_MS,
);
