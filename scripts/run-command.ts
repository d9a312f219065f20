import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { killWithParent, lowerSessionPriority } from './machine/lower-priority.ts';

export interface CommandOutcome {
  readonly ok: boolean;
  /** Empty when the command wrote to the terminal directly. */
  readonly output: string;
  readonly durationMs: number;
}

export interface CommandOptions {
  /** Lets the command write to the terminal, instead of capturing its output. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** From 1 to 19: how far other processes have priority. */
  readonly niceness?: number;
}

/** Node's compile cache: tests start programs a hundred times, each in half the time with it. */
const COMPILED = path.join(WORKSPACE_ROOT, '.cache/compiled');

/** Runs a program of the workspace (found by the PATH that scripts/run.mjs sets) and waits for its end; never rejects. */
export function runCommand(command: readonly string[], options: CommandOptions = {}): Promise<CommandOutcome> {
  const startedAt = performance.now();
  const child = start(command, options);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (ok: boolean, note = ''): void => {
      const output = Buffer.concat(chunks).toString('utf8') + note;
      resolve({ ok, output, durationMs: performance.now() - startedAt });
    };
    child.on('error', (error) => end(false, `${command[0]} could not be started: ${error.message}\n`));
    child.on('close', (code) => end(code === 0));
  });
}

function start(command: readonly string[], options: CommandOptions): ChildProcess {
  const { live = false, niceness } = options;
  const [program = '', ...args] = niceness === undefined ? command : ['nice', '-n', String(niceness), ...command];
  const child = spawn(program, args, {
    cwd: options.cwd ?? WORKSPACE_ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...options.env },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: niceness !== undefined,
  });
  if (niceness !== undefined) {
    lowerSessionPriority(child, niceness);
    killWithParent(child);
  }
  return child;
}
