import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { workspaceRoot } from './paths.ts';

const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 15_000;

export interface SiteProcess {
  readonly url: string;
  readonly dataDir: string;
  /** Everything printed so far. */
  output(): string;
  /** Ends it as a person with Ctrl+C would, and waits. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the site as `npm start` does and waits until it says that it is ready. */
export async function startSite({ port, dataDir, env = {} }: SiteOptions): Promise<SiteProcess> {
  const child = spawn(process.execPath, [path.join(workspaceRoot, 'scripts/run.mjs'), 'start'], {
    cwd: workspaceRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await untilReady(child, () => text);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    output: () => text,
    stop: () => stop(child),
  };
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  const exited = once(child, 'exit');
  while (!output().includes('Afterglow is ready')) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The site was not ready in time:\n${output()}`);
    await Promise.race([exited, new Promise((resolve) => child.stdout?.once('data', resolve))]);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOP_LIMIT_MS) });
  child.kill('SIGTERM');
  await exited;
}
