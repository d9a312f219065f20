import { createForOwnerOnly } from '@afterglow/kit';
import { askSecret } from './ask-secret.ts';
import type { RegistryBackups } from './registry-backups.ts';
import { run } from './run.ts';

/** Runs the command line of this process; `registry` is the site's, if it has one. */
export async function runInProcess(registry?: RegistryBackups): Promise<void> {
  createForOwnerOnly();
  process.exitCode = await run(process.argv.slice(2), {
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    askSecret,
    registry,
  });
}
