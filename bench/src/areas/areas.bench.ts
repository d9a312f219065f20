import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bench } from '../bench.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';
import { areaSources, type AreaSource } from '../variants/sources.ts';
import { areasSummary, type AreaNumbers } from './areas-summary.ts';
import { timedCommand } from './timed-command.ts';
import { FIRST_ROUTE_KB, weighArea } from './weigh-area.ts';

const BUILD = path.join(import.meta.dirname, 'build-area.ts');
const JEST = 'node_modules/jest/bin/jest.js';
const TO_REACH = { firstRouteKb: FIRST_ROUTE_KB } as const;

export const areas: Bench = {
  name: 'areas',
  about: 'what each area weighs, and how long it takes to build and to test (1 min)',
  run: async () => {
    const measurement = beginMeasurement('areas');
    const found: AreaNumbers[] = [];
    for (const area of areaSources()) {
      const numbers = { ...(await weighArea(area)), ...(await time(area)) };
      log(JSON.stringify(numbers));
      found.push({ name: area.name, ...numbers });
    }
    measurement.finish({ versions: {}, found: { toReach: TO_REACH, areas: found }, summary: areasSummary(found) });
  },
};

type Times = Pick<AreaNumbers, 'buildSeconds' | 'testSeconds'>;

async function time({ name, one }: AreaSource): Promise<Times> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'afterglow-areas-'));
  try {
    const buildSeconds = await timedCommand([BUILD, name, path.join(scratch, 'output')]);
    const testSeconds = await timedCommand([JEST, '--selectProjects', one.folder]);
    return { buildSeconds, testSeconds };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
