import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT, workspacePackages } from '@afterglow/shared-build';
import { runCommand } from './run-command.ts';

/** A copy of the last commit in which a change can be tried, with its packages installed. */
export interface TrialTree {
  readonly dir: string;
  /** Writes a file that is new. */
  readonly add: (file: string, text: string) => void;
  /** Replaces one text of a file; throws unless it is there exactly once. */
  readonly edit: (file: string, before: string, after: string) => Promise<void>;
  /** Links the packages that another folder has, as an installation would for the same dependencies. */
  readonly installLike: (folder: string, other: string) => void;
  /** Writes the lockfile as an installation would, without a network. */
  readonly updateLockfile: () => Promise<void>;
  /** Runs a program there; throws with what it wrote when it fails. */
  readonly run: (command: readonly string[]) => Promise<void>;
  /** Every file that differs from the commit, sorted. */
  readonly changedFiles: () => Promise<readonly string[]>;
  readonly dispose: () => Promise<void>;
}

/** Throws when the tree cannot be made. */
export async function openScratchTree(): Promise<TrialTree> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'afterglow-trial-'));
  const dir = path.join(scratch, 'tree');
  const execute = async (command: readonly string[], cwd: string): Promise<string> => {
    const programs = path.join(dir, 'node_modules/.bin');
    const env = { PATH: [programs, process.env['PATH']].join(path.delimiter) };
    const { ok, output } = await runCommand(command, { cwd, env });
    if (!ok) throw new Error(`${command.join(' ')}\n${output}`);
    return output;
  };
  await execute(['git', 'worktree', 'add', '--quiet', '--detach', dir], WORKSPACE_ROOT);
  linkPackages(WORKSPACE_ROOT, dir);
  return {
    dir,
    add(file, text) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text, { flag: 'wx' });
    },
    async edit(file, before, after) {
      const text = await readFile(path.join(dir, file), 'utf8');
      const [start = '', ...rest] = text.split(before);
      if (rest.length !== 1) throw new Error(`${file} contains this ${rest.length} times: ${before}`);
      await writeFile(path.join(dir, file), [start, ...rest].join(after));
    },
    installLike: (folder, other) => copyLinks(path.join(dir, other), path.join(dir, folder)),
    async updateLockfile() {
      const { packageManager } = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as {
        readonly packageManager: string;
      };
      await execute(['npx', '--yes', packageManager, 'install', '--lockfile-only', '--offline'], dir);
    },
    run: async (command) => void (await execute(command, dir)),
    async changedFiles() {
      const status = await execute(['git', 'status', '--porcelain', '--untracked-files=all'], dir);
      return status
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3))
        .sort();
    },
    async dispose() {
      await execute(['git', 'worktree', 'remove', '--force', dir], WORKSPACE_ROOT);
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** The links between packages are relative, so in a copy they lead to the copy; what comes from elsewhere is not copied. */
function linkPackages(from: string, to: string): void {
  copyLinks(from, to);
  for (const { location } of workspacePackages(from)) copyLinks(path.join(from, location), path.join(to, location));
  // What the type check has stored: it compares the contents of files, so nothing outdated is used.
  for (const location of [...workspacePackages(from).map((one) => one.location), 'scripts']) {
    const types = path.join(location, '.types');
    if (existsSync(path.join(from, types))) cpSync(path.join(from, types), path.join(to, types), { recursive: true });
  }
}

function copyLinks(from: string, to: string): void {
  const [source, target] = [path.join(from, 'node_modules'), path.join(to, 'node_modules')];
  if (!existsSync(source)) return;
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    if (name === '.pnpm') symlinkSync(path.join(source, name), path.join(target, name));
    else if (name !== '.cache')
      cpSync(path.join(source, name), path.join(target, name), { recursive: true, verbatimSymlinks: true });
  }
}
