import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { workspaceRoot } from '../paths.ts';

const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 15_000;

export interface SiteProcess {
  readonly url: string;
  readonly dataDir: string;
  output(): string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the site as `npm start` does and waits until it prints that it is ready. */
export async function startSite(options: SiteOptions): Promise<SiteProcess> {
  const { child, output } = spawnSite(options);
  await untilPrinted(child, output, 'Afterglow is ready');
  // Otherwise every following journey would fail without a reason.
  const reportEnd = (code: number | null) => process.stderr.write(`The site ended with ${code}:\n${output()}\n`);
  child.once('exit', reportEnd);
  return {
    url: `http://localhost:${options.port}`,
    dataDir: options.dataDir,
    output,
    stop: async () => {
      child.off('exit', reportEnd);
      await stop(child);
    },
  };
}

/** Starts the site and kills all its processes as soon as it has printed a text. */
export async function killSiteAt(text: string, options: SiteOptions): Promise<void> {
  const { child, output } = spawnSite(options, { detached: true });
  await untilPrinted(child, output, text);
  // Its output closes when the last process of the group has ended.
  const gone = once(child, 'close');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await gone;
}

function spawnSite({ port, dataDir, env = {} }: SiteOptions, { detached = false } = {}) {
  const child = spawn(process.execPath, [path.join(workspaceRoot, 'scripts/run.mjs'), 'start'], {
    cwd: workspaceRoot,
    // The proof of work of a sign-up is not under test.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', CAPTCHA_TRIES: '20', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function untilPrinted(child: ChildProcess, output: () => string, text: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  const exited = once(child, 'exit');
  while (!output().includes(text)) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The site did not print "${text}" in time:\n${output()}`);
    await Promise.race([exited, new Promise((resolve) => child.stdout?.once('data', resolve))]);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOP_LIMIT_MS) });
  child.kill('SIGTERM');
  await exited;
}
