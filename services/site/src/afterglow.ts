import { createInterface } from 'node:readline/promises';
import { run } from '@afterglow/releases/command-line';
import { buildArea } from './build-area.ts';

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  buildArea,
  ...(process.stdin.isTTY && process.stderr.isTTY && { confirm }),
});

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
