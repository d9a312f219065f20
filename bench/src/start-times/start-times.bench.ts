import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import type { Bench } from '../bench.ts';
import { FRESH_SITE_PORT } from '../ports.ts';
import { rounded } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import { startSite } from '../running-site/site-process.ts';
import { startSteps } from './start-steps.ts';
import { startTimesSummary, type TimedStart } from './start-times-summary.ts';

const TARGETS_S = { first: 240, second: 20 } as const;

export const startTimes: Bench = {
  name: 'start-times',
  about:
    'npm start where nothing is there yet, once more, and in a fresh clone on a machine that has the packages (2 min)',
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'afterglow-start-'));
    try {
      await measure(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Start {
  readonly timed: TimedStart;
  readonly versions: Readonly<Record<string, string>>;
}

/** Clones contain what is committed, so this starts what everyone else would start. */
async function measure(folder: string): Promise<void> {
  const measurement = beginMeasurement('start-times');
  const [empty, fresh] = [path.join(folder, 'empty'), path.join(folder, 'fresh')];
  for (const root of [empty, fresh]) git(['clone', '--quiet', WORKSPACE_ROOT, root]);
  const first = await start('on an empty machine', empty, path.join(folder, 'empty-data'), emptyCaches(folder));
  const second = await start('once more', empty, path.join(folder, 'empty-data'), emptyCaches(folder));
  const withPackages = await start('in a fresh clone, packages cached', fresh, path.join(folder, 'fresh-data'));
  measurement.finish({
    versions: { commit: git(['-C', empty, 'rev-parse', 'HEAD']), ...second.versions },
    found: { targetsS: TARGETS_S, first: first.timed, second: second.timed, firstWithPackages: withPackages.timed },
    summary: startTimesSummary({
      'empty machine': first.timed,
      'second start': second.timed,
      'fresh clone, packages cached': withPackages.timed,
    }),
  });
}

/** The caches of npm and pnpm; these are empty, so every package is fetched. */
function emptyCaches(folder: string): Readonly<Record<string, string>> {
  return {
    npm_config_cache: path.join(folder, 'npm-cache'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
    XDG_DATA_HOME: path.join(folder, 'share'),
  };
}

async function start(
  which: string,
  root: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Start> {
  const site = await startSite({ root, port: FRESH_SITE_PORT, dataDir, env });
  try {
    const steps = startSteps(site.output);
    const totalS = rounded(site.readyMs / 1000, 1);
    log(`${which}: ready after ${totalS} s`);
    for (const { name, durationS } of steps) log(`  ${name.padEnd(40)} ${durationS} s`);
    return { timed: { totalS, steps }, versions: await liveVersions(site.url) };
  } finally {
    await site.stop();
  }
}

function git(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}
