import { DEMO_MEMBERS, DEMO_PASSWORD } from '@afterglow/api';
import { BRAND } from '@afterglow/shared-contracts';
import { isStartupError } from '@afterglow/shared-service';
import { createProgress } from './progress.ts';
import { siteOptions } from './site-options.ts';
import { startSite } from './start-site.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const progress = createProgress({ write: print, now: () => performance.now() });
  print(`Starting ${BRAND}`);
  const site = await startSite(siteOptions(process.env), progress);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.stop());
  print(`\n${BRAND} is ready at ${site.url}\n`);
  print(`  Log in as ${DEMO_MEMBERS.map(({ email }) => email).join(', ')}`);
  print(`  with the password ${DEMO_PASSWORD}. Ctrl+C stops the site.`);
}

try {
  await main();
} catch (error) {
  if (!isStartupError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
