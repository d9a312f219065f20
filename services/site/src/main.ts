import { BuildFailedError } from '@afterglow/shared-build';
import { createDisplay, createProgress } from '@afterglow/shared-build/terminal';
import { isStartupError, stopOnSignals } from '@afterglow/kit';
import { readyLines } from './ready-lines.ts';
import { siteOptions } from './site-options.ts';
import { startSite } from './start-site.ts';
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
  for (const line of readyLines(site, options)) progress.say(line);
}

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
