import { createForOwnerOnly } from '@afterglow/kit';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
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

/** Reads a line without echo; from a pipe, its first line. */
async function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
