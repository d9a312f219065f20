import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { type BuildArea, run } from '@afterglow/releases/command-line';

/** A package for production has no sources to build. */
const isCheckout = existsSync(new URL('../../../shared-build', import.meta.url));

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  ...(isCheckout && { buildArea }),
  ...(process.stdin.isTTY && process.stderr.isTTY && { confirm }),
});

async function buildArea(...area: Parameters<BuildArea>): ReturnType<BuildArea> {
  const builds = await import('./build-area.ts');
  return builds.buildArea(...area);
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
