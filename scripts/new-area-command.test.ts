import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

const LIMIT_MS = 120_000;
const NAME = 'dance-floors';
/** The dependencies of a new area, and the packages of the command. */
const PACKAGES = ['shared-area', 'shared-build', 'shared-contracts', 'shared-ui'];
const run = promisify(execFile);

let folder: string;
let workspace: string;

/** A workspace with the command and the dependencies of a new area, without external packages, so that installing is quick. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'afterglow-new-area-'));
  workspace = path.join(folder, 'workspace');
  mkdirSync(workspace);
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'])
    cpSync(path.join(WORKSPACE_ROOT, file), path.join(workspace, file));
  for (const file of ['package.json', ...PACKAGES.map((name) => `${name}/package.json`)]) copyWithoutDependencies(file);
  for (const sources of ['shared-build/src', 'shared-area/template'])
    cpSync(path.join(WORKSPACE_ROOT, sources), path.join(workspace, sources), { recursive: true });
  // The command itself needs its packages; it installs into another folder.
  symlinkSync(path.join(WORKSPACE_ROOT, 'shared-build/node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function copyWithoutDependencies(file: string): void {
  const {
    dependencies: _,
    devDependencies: __,
    optionalDependencies: ___,
    ...manifest
  } = JSON.parse(readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8'));
  mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  writeFileSync(path.join(workspace, file), JSON.stringify(manifest));
}

const newArea = (...args: readonly string[]) =>
  run(process.execPath, [path.join(workspace, 'shared-build/src/cli/new-area.ts'), ...args], { cwd: folder });

test(
  '[PLATFORM-019] the command creates the package, installs its needs and adds it to the lockfile',
  async () => {
    const { stdout } = await newArea(NAME);
    expect(stdout).toContain(`npx jest --selectProjects mfe-${NAME}`);
    const area = path.join(workspace, `mfe-${NAME}`);
    expect(existsSync(path.join(area, 'src/area.ts'))).toBe(true);
    const { dependencies } = JSON.parse(readFileSync(path.join(area, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const installed = JSON.parse(readFileSync(path.join(area, 'node_modules', name, 'package.json'), 'utf8'));
      expect(installed.name).toBe(name);
    }
    expect(readFileSync(path.join(workspace, 'pnpm-lock.yaml'), 'utf8')).toMatch(new RegExp(`^  mfe-${NAME}:$`, 'm'));
  },
  LIMIT_MS,
);

test(
  'the command prints its usage, or why it creates nothing',
  async () => {
    const refused = [
      [[], /^Usage: npm run new-area -- NAME/],
      [[NAME, 'night-buses'], /^Usage: npm run new-area -- NAME/],
      [['Dance Floors'], /use up to 40 small letters/],
    ] as const;
    const [help] = await Promise.all([
      newArea('--help'),
      ...refused.map(([args, problem]) =>
        expect(newArea(...args)).rejects.toMatchObject({
          code: 1,
          stdout: '',
          stderr: expect.stringMatching(problem) as unknown,
        }),
      ),
    ]);
    expect(help.stdout).toMatch(/^Usage: npm run new-area -- NAME/);
    expect(readdirSync(workspace).filter((name) => name.startsWith('mfe-'))).toEqual([]);
  },
  LIMIT_MS,
);
