import { constants } from 'node:os';
import { isStartupError, stopOnSignals } from '@afterglow/kit';
import { createDisplay, createProgress } from '@afterglow/kit/terminal';
import { readyLines } from './ready-lines.ts';
import { siteOptions } from './site-options.ts';
import { type Site, startSite, type StartOptions } from './start-site.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs the site as this process until a signal stops it. A reason not to start is one line, and exit code 1. */
export async function runSite(start: StartOptions): Promise<void> {
  // The other end of this channel is with what started the site, which leaves none behind even when it is killed.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  try {
    await run(start);
  } catch (error) {
    if (!isStartupError(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function run(start: StartOptions): Promise<void> {
  const options = siteOptions(process.env);
  const progress = createProgress({ display: createDisplay(process.stdout), now: () => performance.now() });
  const isReady = stopEarly(progress.say);
  const site = await startSite(options, progress, start);
  isReady();
  stopOnSignals({
    beginStopping: site.beginStopping,
    stop: () => progress.step('Stopping', () => site.stop()),
    delayMs: options.STOP_DELAY_MS,
    onError: (error) => progress.say(String(error)),
  });
  if (await readyOrStopped(site)) for (const line of readyLines(site, options)) progress.say(line);
}

async function readyOrStopped(site: Site): Promise<boolean> {
  try {
    return await site.ready;
  } catch (error) {
    await site.stop();
    throw error;
  }
}

/** Ends the process at a signal that arrives before the site is ready; the next start resumes. Returns a function that cancels this. */
function stopEarly(say: (line: string) => void): () => void {
  const end = (signal: NodeJS.Signals): never => {
    say('Stopped before the site was ready. The next start picks up from here.');
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
