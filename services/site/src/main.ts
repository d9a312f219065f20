import { DEMO_MEMBERS, DEMO_PASSWORD, hasDemoMembers } from '@afterglow/api';
import { BRAND } from '@afterglow/shared-contracts';
import { isStartupError, stopOnSignals } from '@afterglow/kit';
import { createProgress } from './progress.ts';
import { siteOptions } from './site-options.ts';
import { startSite } from './start-site.ts';

/** A line for every request is for programs that collect lines, not for somebody at a terminal. */
const QUIET_LEVEL = 'warn';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const progress = createProgress({ write: print, now: () => performance.now() });
  print(`Starting ${BRAND}`);
  const options = siteOptions({ LOG_LEVEL: process.stdout.isTTY ? QUIET_LEVEL : undefined, ...process.env });
  const site = await startSite(options, progress);
  stopOnSignals({ ...site, delayMs: options.STOP_DELAY_MS, onError: (error) => print(String(error)) });
  print(`\n${BRAND} is ready at ${site.url}\n`);
  if (hasDemoMembers({ config: options.api, publicUrl: options.PUBLIC_URL })) printDemoMembers();
  print('  Ctrl+C stops the site.');
}

function printDemoMembers(): void {
  print(`  Log in as ${DEMO_MEMBERS.map(({ email }) => email).join(', ')}`);
  print(`  with the password ${DEMO_PASSWORD}.`);
}

try {
  await main();
} catch (error) {
  if (!isStartupError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
