import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import type { Bench } from '../bench.ts';
import { FRESH_SITE_PORT } from '../ports.ts';
import { rounded } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { say } from '../say.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import { startSite } from '../running-site/site-process.ts';
import { startSteps, type StartStep } from './start-steps.ts';

const TARGETS_S = { first: 240, second: 20 } as const;

export const startTimes: Bench = {
  name: 'start-times',
  about: 'npm start in a fresh clone with an empty data folder, and once more (4 min)',
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'afterglow-start-'));
    try {
      await measure(path.join(folder, 'checkout'), path.join(folder, 'data'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Start {
  readonly totalS: number;
  readonly steps: readonly StartStep[];
  readonly versions: Readonly<Record<string, string>>;
}

/** What is committed, so that the clone starts what everybody else would start. */
async function measure(root: string, dataDir: string): Promise<void> {
  const measurement = beginMeasurement('start-times');
  git(['clone', '--quiet', WORKSPACE_ROOT, root]);
  const first = await start('first', root, dataDir);
  const second = await start('second', root, dataDir);
  measurement.finish(
    { commit: git(['-C', root, 'rev-parse', 'HEAD']), ...second.versions },
    { targetsS: TARGETS_S, first: withoutVersions(first), second: withoutVersions(second) },
  );
}

async function start(which: string, root: string, dataDir: string): Promise<Start> {
  const site = await startSite({ root, port: FRESH_SITE_PORT, dataDir });
  try {
    const steps = startSteps(site.output);
    const totalS = rounded(site.readyMs / 1000, 1);
    say(`${which} start: ready after ${totalS} s`);
    for (const { name, durationS } of steps) say(`  ${name.padEnd(40)} ${durationS} s`);
    return { totalS, steps, versions: await liveVersions(site.url) };
  } finally {
    await site.stop();
  }
}

function withoutVersions({ totalS, steps }: Start): Omit<Start, 'versions'> {
  return { totalS, steps };
}

function git(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}
