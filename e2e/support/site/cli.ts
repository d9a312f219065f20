import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { run as runCli } from '@afterglow/releases/command-line';
import type { RunningSite } from './site.ts';
import { workspaceRoot } from '../paths.ts';

const run = promisify(execFile);

type CommandSite = Pick<RunningSite, 'dataDir' | 'url'>;

/**
 * The `afterglow` command line: `cli(site, 'rollback', 'radio', '--reason', 'blank page')`. It runs in this process, because a process of
 * its own takes a second and a half of the processor's time.
 */
export async function cli(site: CommandSite, ...args: readonly string[]): Promise<string> {
  const written = { stdout: '', stderr: '' };
  const exitCode = await runCli(['--url', site.url, ...args], {
    environment: { ...process.env, DATA_DIR: site.dataDir },
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  });
  if (exitCode !== 0) throw new Error(`afterglow ${args.join(' ')} ended with ${exitCode}: ${written.stderr}`);
  return written.stdout;
}

/** The same command as its users run it. */
export function cliProcess(site: CommandSite, ...args: readonly string[]): Promise<string> {
  return runCommand('afterglow', site, args);
}

/** The `afterglow-admin` command, in the same way. */
export function adminCli(site: CommandSite, ...args: readonly string[]): Promise<string> {
  return runCommand('afterglow-admin', site, args);
}

async function runCommand(command: string, site: CommandSite, args: readonly string[]): Promise<string> {
  const script = path.join(workspaceRoot, 'scripts/run.mjs');
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const { stdout } = await run(process.execPath, [script, command, '--url', site.url, ...args], {
    cwd: workspaceRoot,
    env,
  });
  return stdout;
}
