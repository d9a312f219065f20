import { BuildFailedError } from '@afterglow/shared-build';
import { createDisplay, createProgress } from '@afterglow/shared-build/terminal';
import { isStartupError, stopOnSignals } from '@afterglow/kit';
import { readyLines } from './ready-lines.ts';
import { siteOptions } from './site-options.ts';
import { startSite } from './start-site.ts';
import { stopEarly } from './stop-early.ts';

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
