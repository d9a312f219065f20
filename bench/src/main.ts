import { coldStart } from './cold-start/cold-start.bench.ts';
import { firstLoad } from './first-load/first-load.bench.ts';
import { say } from './say.ts';
import { startTimes } from './start-times/start-times.bench.ts';
import { swap } from './swap/swap.bench.ts';

// `npm run bench` measures everything, `npm run bench swap cold-start` what is named.
const BENCHES = [firstLoad, coldStart, swap, startTimes];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0 || names.includes('--help')) {
  for (const { name, about } of BENCHES) say(`  ${name.padEnd(12)} ${about}`);
  process.exitCode = names.includes('--help') ? 0 : 1;
} else {
  const wanted = names.length === 0 ? BENCHES : BENCHES.filter(({ name }) => names.includes(name));
  for (const bench of wanted) {
    say(`\n=== ${bench.name}: ${bench.about}`);
    await bench.run();
  }
}
