import type { Bench } from '../bench.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';
import { type DatabaseKind, openCatalog } from './catalog-home.ts';
import { catalogSummary } from './catalog-summary.ts';
import { SIZES } from './generated/catalog.ts';
import { type DatabaseResult, measureDatabase } from './measure-database.ts';

const TARGETS = { listP95Ms: 20, searchP95Ms: 50, recallPercent: 95, longestBlockMs: 50 } as const;

export const catalog: Bench = {
  name: 'catalog',
  about: 'lists and search in a catalog of 100,000 mixes, on both databases (3 min; filling them once, 5 min)',
  async run() {
    const measurement = beginMeasurement('catalog');
    const results = { postgresql: await measure('postgresql'), embedded: await measure('embedded') };
    measurement.finish({
      versions: {},
      found: { targets: TARGETS, sizes: SIZES, ...results },
      summary: catalogSummary(results),
    });
  },
};

async function measure(kind: DatabaseKind): Promise<DatabaseResult> {
  log(`${kind}:`);
  const home = await openCatalog(kind);
  try {
    return await measureDatabase(home);
  } finally {
    await home.close();
  }
}
