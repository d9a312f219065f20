import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RunningSite } from './site.ts';
import { workspaceRoot } from '../paths.ts';

const run = promisify(execFile);

/** The `afterglow` command as its users run it: `cli(site, 'rollback', 'radio', '--reason', 'blank page')`. */
export function cli(site: RunningSite, ...args: readonly string[]): Promise<string> {
  return runCommand('afterglow', site, args);
}

type CommandSite = Pick<RunningSite, 'dataDir' | 'url'>;

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
