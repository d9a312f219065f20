import type { Bench } from './bench.ts';
import { catalog } from './catalog-queries/catalog.bench.ts';
import { clickToSound } from './click-to-sound/click-to-sound.bench.ts';
import { coldStart } from './cold-start/cold-start.bench.ts';
import { firstLoad } from './first-load/first-load.bench.ts';
import { lighthouse } from './lighthouse/lighthouse.bench.ts';
import { listening } from './listening/listening.bench.ts';
import { payment } from './payment/payment.bench.ts';
import { live } from './radio/live.bench.ts';
import { openJournal } from './results/journal.ts';
import { routeChange } from './route-change/route-change.bench.ts';
import { rollback } from './rollback/rollback.bench.ts';
import { log } from './say.ts';
import { swap } from './swap/swap.bench.ts';
import { sourcesKey } from './variants/build-once.ts';

// `npm run bench` runs every measurement, `npm run bench swap cold-start` the named ones.
const BENCHES: readonly Bench[] = [
  firstLoad,
  coldStart,
  routeChange,
  swap,
  rollback,
  clickToSound,
  payment,
  catalog,
  live,
  listening,
  lighthouse,
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  for (const { name, about } of BENCHES) log(`  ${name.padEnd(14)} ${about}`);
  process.exitCode = names.includes('--help') ? 0 : 1;
} else if (names.length > 0) {
  for (const bench of BENCHES) if (names.includes(bench.name)) await run(bench);
} else {
  await runAll();
}

/** An interrupted one resumes, as long as the sources are the same. */
async function runAll(): Promise<void> {
  const journal = openJournal<string>('all', sourcesKey());
  for (const bench of BENCHES) {
    if (bench.isLong || journal.samples.includes(bench.name)) continue;
    await run(bench);
    journal.add(bench.name);
  }
  journal.close();
}

async function run(bench: Bench): Promise<void> {
  log(`\n=== ${bench.name}: ${bench.about}`);
  await bench.run();
}
