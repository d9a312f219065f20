import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createArea } from '../new-area/create-area.ts';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';

const USAGE = `Usage: npm run new-area -- NAME   make the package of a new area (a remote), such as dance-floors`;

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [name, ...more] = positionals;
  if (values.help) return print(USAGE);
  if (name === undefined || more.length > 0) throw new Error(USAGE);
  const folder = path.basename(createArea({ name }));
  print(`Created ${folder}. Installing its packages…`);
  install(folder);
  print(`Next:
  npx jest --selectProjects ${folder}
  npm start, and open /${name}
A separate team publishes it with a token for the area "${name}": npm run -s afterglow -- make-token --help`);
}

/** The lockfile must name the package, or no build would install. */
function install(folder: string): void {
  const file = path.join(WORKSPACE_ROOT, 'package.json');
  const { packageManager } = JSON.parse(readFileSync(file, 'utf8')) as { readonly packageManager: string };
  const { status } = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { cwd: WORKSPACE_ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0)
    throw new Error(
      `Installing failed: ${folder} is complete, so check the network and run "npx ${packageManager} install".`,
    );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
