import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease } from '@afterglow/shared-build';
import type { Bench } from '../bench.ts';
import { sumOf } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { say } from '../say.ts';
import { compressedFiles } from '../variants/compressed-files.ts';
import { areaSources, type AreaSource } from '../variants/sources.ts';
import { areasSummary, type AreaNumbers } from './areas-summary.ts';
import { routeWeights } from './route-weights.ts';
import { timedCommand } from './timed-command.ts';

const BUILD = path.join(import.meta.dirname, 'build-area.ts');
const JEST = 'node_modules/jest/bin/jest.js';
const TO_REACH = { firstRouteKb: 35 } as const;

export const areas: Bench = {
  name: 'areas',
  about: 'what each area weighs, and how long it takes to build and to test (1 min)',
  run: async () => {
    const measurement = beginMeasurement('areas');
    const found: AreaNumbers[] = [];
    for (const area of areaSources()) {
      const numbers = { ...(await weigh(area)), ...(await time(area)) };
      say(JSON.stringify(numbers));
      found.push({ name: area.name, ...numbers });
    }
    measurement.finish({ versions: {}, found: { toReach: TO_REACH, areas: found }, summary: areasSummary(found) });
  },
};

async function weigh({ one }: AreaSource): Promise<Pick<AreaNumbers, 'routes' | 'allBytes'>> {
  const { dir, manifest } = await buildRelease({ packageDir: one.dir });
  if (manifest.kind !== 'remote') throw new Error(`${one.folder} is no area.`);
  const scripts = [...compressedFiles(dir)].filter(([file]) => file.endsWith('.js'));
  const bytesOf = new Map(scripts.map(([file, { content }]) => [file, content.length]));
  return { routes: routeWeights(manifest, bytesOf), allBytes: sumOf([...bytesOf.values()]) };
}

type Times = Pick<AreaNumbers, 'coldBuildSeconds' | 'warmBuildSeconds' | 'testSeconds'>;

async function time({ name, one }: AreaSource): Promise<Times> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'afterglow-areas-'));
  const [output, cache] = [path.join(scratch, 'output'), path.join(scratch, 'cache')];
  try {
    const coldBuildSeconds = await timedCommand([BUILD, name, output]);
    await timedCommand([BUILD, name, output, cache]);
    const warmBuildSeconds = await timedCommand([BUILD, name, output, cache]);
    const testSeconds = await timedCommand([JEST, '--selectProjects', one.folder]);
    return { coldBuildSeconds, warmBuildSeconds, testSeconds };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
