import { moveTempFilesToMemory } from './machine/tmpfs.ts';
import { testAll } from './test-all.ts';
import { testChanged } from './test-changed.ts';

const USAGE = `Usage: npm test              everything that must hold before a change lands
       npm test -- changed   what depends on the change: the work tree, and the commits since the branch left its upstream or main

Both end with "N passed, N failed". More: npm run test:long measures what takes minutes.`;

const [command, ...more] = process.argv.slice(2);
if (command === undefined) await run(testAll);
else if (command === 'changed' && more.length === 0) await run(testChanged);
else {
  const isHelp = command === '--help';
  process.stdout.write(isHelp ? `${USAGE}\n` : '');
  process.stderr.write(isHelp ? '' : `${USAGE}\n`);
  process.exitCode = isHelp ? 0 : 2;
}

async function run(tests: () => Promise<void>): Promise<void> {
  moveTempFilesToMemory();
  // Processes in their own session end with this one, which a signal would not do.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  await tests();
}
