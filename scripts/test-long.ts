import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { ensureChromium } from './machine/chromium.ts';
import { ensurePostgres } from './machine/postgres.ts';
import { runCommand } from './run-command.ts';

// `npm run test:long`: measurements that take minutes. Passed ones are remembered, so a stopped run resumes; `--again` starts over, and
// names on the command line run only those.
const API = ['jest', '--selectProjects', 'api', 'api-postgres'];
const ON_BOTH_DATABASES = { TEST_ON_BOTH_DATABASES: '1' };
const JOURNEYS = ['e2e/node_modules/.bin/playwright', 'test', '--config=e2e/playwright.config.ts'];
const REGISTRY_KILLS = { REGISTRY_KILLS_RESULTS: path.join(WORKSPACE_ROOT, 'bench/results') };
/** The longest turns of the event loop, per expression and per request. */
const TURNS_FILE = path.join(WORKSPACE_ROOT, 'bench/results/event-loop.json');
const CHECKS: Readonly<Record<string, Check>> = {
  bench: { command: ['node', 'bench/src/main.ts'] },
  listening: { command: ['node', 'bench/src/main.ts', 'listening'] },
  lighthouse: { command: ['node', 'bench/src/main.ts', 'lighthouse'] },
  'broken-releases': {
    command: [...JOURNEYS, '--project=together', 'resilience/auto-rollback', 'resilience/broken-release'],
    env: {
      BROKEN_RELEASES: 'all',
      BROKEN_RELEASES_RESULTS: path.join(WORKSPACE_ROOT, 'bench/results/broken-releases.json'),
    },
  },
  'good-releases': {
    command: [...JOURNEYS, '--project=serial', 'resilience/good-releases'],
    env: {
      GOOD_RELEASES_MINUTES: '60',
      GOOD_RELEASES_RESULTS: path.join(WORKSPACE_ROOT, 'bench/results/good-releases.json'),
    },
  },
  outages: {
    command: [...JOURNEYS, '--project=serial', 'resilience/outages'],
    env: { OUTAGES: 'all', OUTAGES_RESULTS: path.join(WORKSPACE_ROOT, 'bench/results/outages.json') },
  },
  axe: {
    command: [...JOURNEYS, '--project=together', 'accessibility/axe'],
    env: { AXE_LOOKS: 'all' },
  },
  components: { command: ['node', 'scripts/run.mjs', 'components', 'check'] },
  databases: { command: [...API, 'billing', 'billing-postgres', '--maxWorkers=2'], env: ON_BOTH_DATABASES },
  fuzz: {
    command: [...API, '--testPathPatterns', 'services/api/test/fuzz'],
    env: {
      ...ON_BOTH_DATABASES,
      FUZZ_REQUESTS: '20000',
      FUZZ_PROGRESS: path.join(WORKSPACE_ROOT, '.cache/fuzz-progress'),
      FUZZ_TURNS: TURNS_FILE,
    },
  },
  guessing: {
    command: [...API, '--testPathPatterns', 'login/guessing'],
    env: { GUESSES: '10000' },
  },
  'import-lengths': {
    command: ['jest', '--selectProjects', 'audio', '--testPathPatterns', 'recording/lengths'],
    env: {
      IMPORT_LENGTHS: '1500',
      IMPORT_LENGTHS_PROGRESS: path.join(WORKSPACE_ROOT, '.cache/import-lengths'),
      IMPORT_LENGTHS_RESULTS: path.join(WORKSPACE_ROOT, 'bench/results/import-lengths.json'),
    },
  },
  expressions: { command: ['node', 'scripts/regexes/time-regexes.ts', TURNS_FILE] },
  'live-listeners': { command: ['node', 'bench/src/radio/live-listeners.ts'] },
  mutation: { command: ['node', 'scripts/mutation.ts'] },
  'start-kills': {
    command: [...JOURNEYS, '--project=together', 'journeys/interrupted-start'],
    env: { START_KILLS: 'all' },
  },
  kills: {
    command: [...API, '--testPathPatterns', 'services/api/test/killed'],
    env: { ...ON_BOTH_DATABASES, KILLS: '20' },
  },
  payments: {
    command: [...API, '--testPathPatterns', 'services/api/test/(stripe|paypal|payments-killed)'],
    env: {
      ...ON_BOTH_DATABASES,
      PAYMENT_ORDERS: 'all',
      PAYMENT_KILLS: 'all',
      PAYMENT_KILLS_RESULTS: path.join(WORKSPACE_ROOT, 'bench/results'),
    },
  },
  billing: {
    command: ['jest', '--selectProjects', 'billing', '--runInBand', '--testPathPatterns', 'billing-simulation'],
    env: { BILLING_WALKS: '20000', BILLING_WALKS_RESULTS: path.join(WORKSPACE_ROOT, 'bench/results') },
  },
  'registry-kills': {
    command: ['jest', '--selectProjects', 'releases', '--testPathPatterns', 'killed-registry'],
    env: { KILLS: '100', ...REGISTRY_KILLS },
  },
  'registry-kills-servers': {
    command: ['jest', '--selectProjects', 'releases', '--testPathPatterns', 'killed-registry'],
    env: { KILLS: '100', KILLS_ON: 'servers', ...REGISTRY_KILLS },
  },
  'registry-instances': {
    command: ['jest', '--selectProjects', 'releases', '--testPathPatterns', 'several-instances'],
    env: { REGISTRY_CHANGES: '500' },
  },
};
interface Check {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const DONE_FILE = path.join(WORKSPACE_ROOT, '.cache/test-long.json');

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const done = new Set(args.includes('--again') ? [] : remembered());
const wanted = Object.entries(CHECKS).filter(([name]) => (names.length === 0 ? !done.has(name) : names.includes(name)));
let failed = 0;
if (wanted.length > 0) {
  await ensurePostgres();
  await ensureChromium();
}
for (const [name, { command, env = {} }] of wanted) {
  process.stdout.write(`\n=== ${name}\n`);
  const { ok } = await runCommand(command, { live: true, env });
  if (ok) done.add(name);
  else failed += 1;
  remember(done);
}
if (failed === 0) remember(new Set());
process.stdout.write(`\n${wanted.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function remembered(): string[] {
  return existsSync(DONE_FILE) ? (JSON.parse(readFileSync(DONE_FILE, 'utf8')) as string[]) : [];
}

function remember(passed: ReadonlySet<string>): void {
  mkdirSync(path.dirname(DONE_FILE), { recursive: true });
  writeFileSync(DONE_FILE, JSON.stringify([...passed]));
}
