import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDisplay, createProgress } from '@afterglow/kit/terminal';
import { buildAll } from '../release/build-all.ts';
import { buildCheckedRelease } from '../release/checks/build-checked-release.ts';
import { buildRelease } from '../release/build-release.ts';
import { releaseNameOf } from '../release/names.ts';
import { workspacePackages } from '../workspace/packages.ts';
import { followBuilds } from './follow-builds.ts';

const USAGE = `Usage: npm run build [-- NAME...]            build what has changed (names: shell, browse, radio, ...)
       npm run build -- --checked NAME...        the same with their types and borders checked and attested, as the registry demands
       npm run build -- --from DIR [--version V] build the package in DIR, for example a changed copy, as version V`;

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      version: { type: 'string' },
      checked: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return print(USAGE);
  if (values.from === undefined) {
    if (values.version !== undefined) throw new Error(`--version needs --from.\n${USAGE}`);
    if (values.checked) return buildChecked(positionals);
    return buildWorkspace(positionals);
  }
  const { dir, manifest, reused } = await buildRelease({
    packageDir: path.resolve(values.from),
    ...(values.version === undefined ? {} : { version: values.version }),
  });
  print(`${manifest.name} ${manifest.version} ${reused ? 'was built already' : 'built'}: ${dir}`);
}

/** Prints one line per built release, as `npm start` prints its steps. */
async function buildWorkspace(names: readonly string[]): Promise<void> {
  const progress = createProgress({ display: createDisplay(process.stdout), now: () => performance.now() });
  const steps = followBuilds(progress);
  try {
    const releases = await buildAll({ onProgress: steps.report, ...(names.length > 0 ? { only: names } : {}) });
    const fresh = releases.filter(({ reused }) => !reused).length;
    progress.say(`${releases.length} releases ready, ${fresh} of them new`);
  } finally {
    steps.fail();
  }
}

/** One at a time: the checks of one use both cores. */
async function buildChecked(names: readonly string[]): Promise<void> {
  const areas = workspacePackages().filter(({ role }) => role === 'shell' || role === 'remote');
  const unknown = names.find((name) => !areas.some((one) => releaseNameOf(one) === name));
  if (unknown !== undefined || names.length === 0) throw new Error(`Name what to check and build.\n${USAGE}`);
  for (const { dir: packageDir } of areas.filter((one) => names.includes(releaseNameOf(one)))) {
    const { dir, manifest, problems } = await buildCheckedRelease({ packageDir });
    if (problems !== '')
      throw new Error(`${manifest.name} ${manifest.version} is not fit to be published:\n${problems}`);
    print(`${manifest.name} ${manifest.version} built and checked: ${dir}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
