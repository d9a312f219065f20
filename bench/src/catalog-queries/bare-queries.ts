import { performance } from 'node:perf_hooks';
import { percentile, rounded } from '../results/statistics.ts';
import { type CatalogHome, withDatabase } from './catalog-home.ts';

export interface BareQueryResult {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** The central statement of each kind of request, sent to the database without a service. */
const QUERIES: Readonly<Record<string, string>> = {
  latest: mixesOf('select id from mixes order by creation_time desc, id desc limit 30'),
  'genre by reach': mixesOf('select mix_id from mix_genres where genre_id = 2 order by reach desc, mix_id limit 30'),
  popular: mixesOf('select id from mixes order by reach desc, id limit 30'),
  'by id': mixesOf('select 54321'),
  search: mixesOf(
    "select mix_id from mix_documents where words @@ '''velvet'' & ''lantern'''::tsquery order by reach desc limit 30",
  ),
  'search with typos': "select word from word_slips where slips && slips_of('lantren')",
};
const RUNS = 200;

export async function measureBareQueries(home: CatalogHome): Promise<Readonly<Record<string, BareQueryResult>>> {
  return withDatabase(home, async (execute) => {
    const results: [string, BareQueryResult][] = [];
    for (const [name, sql] of Object.entries(QUERIES)) {
      const timesMs: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const startedAt = performance.now();
        await execute(sql);
        timesMs.push(performance.now() - startedAt);
      }
      const at = (share: number) => rounded(percentile(timesMs, share), 1);
      results.push([name, { p50Ms: at(0.5), p95Ms: at(0.95) }]);
    }
    return Object.fromEntries(results);
  });
}

function mixesOf(ids: string): string {
  return `select * from mixes join shows on shows.id = show_id join artists on artists.id = mixes.artist_id where mixes.id in (${ids})`;
}
