// The door of every root script: any Node 20+ with npm gets the pinned pnpm, installs when the lockfile has changed, and hands over to
// the workspace's own Node 24. No shell or package manager stays in between, so signals reach the real process.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;
const TARGETS = {
  start: 'services/site/src/main.ts',
  serve: 'services/site/src/serve.ts',
  package: 'scripts/package.ts',
  build: 'shared-build/src/cli/build.ts',
  dev: 'shared-build/src/cli/dev.ts',
  'new-area': 'shared-build/src/cli/new-area.ts',
  'api-reports': 'scripts/api-reports.ts',
  'env-example': 'services/site/src/write-env-example.ts',
  'site-colors': 'scripts/site-colors.ts',
  afterglow: 'services/site/src/afterglow.ts',
  'afterglow-admin': 'services/site/src/afterglow-admin.ts',
  'icecast-config': 'services/audio/src/icecast/print-config.ts',
  test: 'scripts/test.ts',
  'test-long': 'scripts/test-long.ts',
  bench: 'scripts/bench.ts',
  screens: 'e2e/screens/take-screens.ts',
  components: 'e2e/workbench/main.ts',
};

/** Folders with packages of their own, which only these scripts install. */
const OWN_PACKAGES = { components: 'e2e/workbench' };

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const startedIn = process.cwd();
process.chdir(root);

const [name, ...args] = process.argv.slice(2);
const target = TARGETS[name];
if (!target) fail(`Unknown script "${name ?? ''}". Known: ${Object.keys(TARGETS).join(', ')}.`);

// What serves is installed already, and may not be writable. A package has no lockfile: it contains what it needs.
if (name !== 'serve' && existsSync('pnpm-lock.yaml')) await install(root);
if (OWN_PACKAGES[name]) await install(path.join(root, OWN_PACKAGES[name]));
process.chdir(root);
run(nodeBinary(), [target, ...args]);

async function install(folder) {
  const { installWhenChanged } = await import('./install-packages.mjs');
  process.chdir(folder);
  if ((await installWhenChanged()) !== 0)
    fail(
      "Couldn't install packages. Check your network and the npm registry, then run it again. It picks up where it left off.",
    );
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function nodeBinary() {
  const own = path.join(root, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  return fail(
    `Afterglow runs on Node ${NEEDED_MAJOR}. It brings its own on Linux x64 and arm64; here, install Node ${NEEDED_MAJOR} or newer.`,
  );
}

function run(node, nodeArgs) {
  const bin = path.join(root, 'node_modules/.bin');
  const child = spawn(node, nodeArgs, {
    // The site stops when this process is killed and the channel closes.
    stdio: name === 'start' || name === 'serve' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: { ...process.env, STARTED_IN: startedIn, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
