import { BuildFailedError } from '@afterglow/shared-build';
import { createDisplay, createProgress } from '@afterglow/shared-build/terminal';
import { isStartupError, stopOnSignals } from '@afterglow/kit';
import { readyLines } from './ready-lines.ts';
import { siteOptions } from './site-options.ts';
import { type Site, startSite } from './start-site.ts';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function main(): Promise<void> {
  const options = siteOptions(process.env);
  const progress = createProgress({ display: createDisplay(process.stdout), now: () => performance.now() });
  const isReady = stopEarly(progress.say);
  const site = await startSite(options, progress);
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

// The other end of this channel is with what started the site, which leaves none behind even when it is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

try {
  await main();
} catch (error) {
  if (!isStartupError(error) && !(error instanceof BuildFailedError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
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
