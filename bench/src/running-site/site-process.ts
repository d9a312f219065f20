import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { BRAND } from '@afterglow/shared-contracts';

const START_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 30_000;

/** A line printed by the site, and the time since the command. */
export interface OutputLine {
  readonly text: string;
  readonly atMs: number;
}

export interface SiteProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly output: readonly OutputLine[];
  /** From the command to the line that says that it is ready. */
  readonly readyMs: number;
  /** Ends it like Ctrl+C, and waits. */
  stop(): Promise<void>;
}

export interface SiteProcessOptions {
  /** The checkout whose `npm start` runs. */
  readonly root: string;
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `npm start` until it is ready. Throws with its output when it ends instead. */
export async function startSite({ root, port, dataDir, env = {} }: SiteProcessOptions): Promise<SiteProcess> {
  const startedAtMs = performance.now();
  // npm itself would be between the signal and the site; its script is this one line.
  const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: OutputLine[] = [];
  await untilReady(child, (text) => output.push({ text, atMs: Math.round(performance.now() - startedAtMs) }));
  return {
    url: `http://localhost:${port}`,
    dataDir,
    output: [...output],
    readyMs: Math.round(performance.now() - startedAtMs),
    stop: () => stop(child),
  };
}

function untilReady(child: ChildProcess, onLine: (text: string) => void): Promise<void> {
  const printed: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const fail = (what: string): void => reject(new Error(`The site ${what}:\n${printed.join('\n')}`));
  const timer = setTimeout(() => fail('was not ready in time'), START_LIMIT_MS);
  child.once('exit', (code) => fail(`ended with ${String(code)}`));
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      printed.push(line);
      onLine(line);
      if (line.includes(`${BRAND} is ready`)) resolve(undefined);
    });
  }
  return promise.finally(() => clearTimeout(timer));
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOP_LIMIT_MS) });
  child.kill('SIGTERM');
  await exited;
}
