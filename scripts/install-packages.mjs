import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createStepLine } from './step-line.mjs';

const MARK = 'node_modules/.afterglow-install';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs the workspace's packages if the lockfile has changed since the last time, and shows one line about it on stderr. The
 * installer's output is shown only when it fails. Returns its exit code.
 */
export async function installWhenChanged() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) hash.update(readFileSync(file));
  const wanted = hash.digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return 0;

  const line = createStepLine(process.stderr, 'Installing packages');
  const { code, words } = await install(line);
  if (code === 0) {
    writeFileSync(MARK, wanted);
    line.end();
  } else {
    line.fail();
    process.stderr.write(words.map((word) => `${word}\n`).join(''));
  }
  return code;
}

/** Runs the pinned pnpm. `words` is what a person needs to read when it has failed. */
function install(line) {
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=ndjson'];
  // A separate process group, so that a signal reaches pnpm behind npx, and only once.
  const child = spawn('npx', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true' },
    detached: true,
  });
  const words = [];
  const count = countPackages(line);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => {
      const event = parse(text);
      if (event === undefined) words.push(text);
      else if (event.level === 'error') words.push(event.message ?? event.err?.message ?? text);
      else count(event);
    });
  }
  return new Promise((resolve) => {
    for (const signal of SIGNALS) {
      process.once(signal, () => {
        process.kill(-child.pid, signal);
        line.fail();
        process.exit(exitCodeOf(signal));
      });
    }
    child.once('error', (error) => resolve({ code: 1, words: [`npx could not be started: ${error.message}`] }));
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.removeAllListeners(signal);
      resolve({ code: code ?? 1, words });
    });
  });
}

/** Counts packages as pnpm reports them. The total is known only if none were installed before. */
function countPackages(line) {
  let total = readFileSync('pnpm-lock.yaml', 'utf8').match(/^ {4}resolution: /gm)?.length ?? 0;
  let done = 0;
  return ({ name, status, currentLockfileExists }) => {
    if (name === 'pnpm:context' && currentLockfileExists) total = 0;
    if (name === 'pnpm:skipped-optional-dependency') total -= 1;
    if (name !== 'pnpm:progress' || status !== 'imported') return;
    done += 1;
    if (total > 0) line.update(Math.min(done, total), total);
  };
}

function parse(text) {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The exit code that a shell gives a program ended by a signal. */
function exitCodeOf(signal) {
  return 128 + { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }[signal];
}
