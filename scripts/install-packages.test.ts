import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'install-packages.mjs')).href;
const CALL = `import(${JSON.stringify(MODULE)}).then((m) => m.installWhenChanged()).then((code) => process.exit(code))`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'afterglow-install-'));
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(path.join(folder, name), '');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ packageManager: 'pnpm@1.0.0' }));
  for (const name of ['node_modules', 'bin']) mkdirSync(path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs it in a pipe with an installer that prints these lines and exits with this code. */
function installed(lines: readonly string[], code: number) {
  const script = `#!/bin/sh\ncat <<'END' >&2\n${lines.join('\n')}\nEND\nexit ${code}\n`;
  writeFileSync(path.join(folder, 'bin/npx'), script, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', CALL], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env['PATH'] ?? ''}` },
  });
  return { status, stdout, stderr };
}

const WARNING = JSON.stringify({ name: 'pnpm:deprecation', level: 'warn', message: 'left-pad is deprecated' });
const ERROR = JSON.stringify({ name: 'pnpm', level: 'error', message: 'the lockfile is not up to date' });

test("an install prints one line, without the installer's warnings, and does not repeat", () => {
  const first = installed(['npm warn something', WARNING], 0);
  expect(first).toEqual({
    status: 0,
    stdout: '',
    stderr: expect.stringMatching(/^✓ Installing packages \(\d+\.\d s\)\n$/),
  });
  expect(installed([], 1)).toEqual({ status: 0, stdout: '', stderr: '' });
});

test("a failed install shows the installer's output and exit code", () => {
  const { status, stderr } = installed(['npm error no route to the registry', WARNING, ERROR], 3);
  expect(status).toBe(3);
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(/^✗ Installing packages/),
    'npm error no route to the registry',
    'the lockfile is not up to date',
    '',
  ]);
});
