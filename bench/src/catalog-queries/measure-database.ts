import type { EventLoopReading } from '@afterglow/kit/testing';
import { log } from '../say.ts';
import { type BareQueryResult, measureBareQueries } from './bare-queries.ts';
import { type CatalogHome, withDatabase } from './catalog-home.ts';
import { generateCatalog } from './generated/catalog.ts';
import { load, type LoadResult } from './load.ts';
import { measureRecall, type Recall } from './recall.ts';
import { type RequestKind, requestKinds } from './request-kinds.ts';
import { BARE_PATH } from './service-messages.ts';
import { type ServiceProcess, startService } from './service-process.ts';

export interface KindResult {
  readonly name: string;
  readonly group: RequestKind['group'];
  /** A few connections and requests, as many as can be sustained. */
  readonly calm: LoadResult;
  readonly full: LoadResult;
  /** The same bytes as one of the responses, from a route without work. */
  readonly bare: LoadResult & { readonly bytes: number };
  readonly query: BareQueryResult | undefined;
}

export interface DatabaseResult {
  readonly kinds: readonly KindResult[];
  readonly recall: Recall;
  readonly longestBlockMs: number;
  readonly longestDelayMs: number;
}

const CALM = { connections: 4, durationMs: 5_000, mostPerSecond: 25 };
const FULL = { connections: 20, durationMs: 5_000 };
const WARM_UP = { connections: 4, durationMs: 1_000 };

export async function measureDatabase(home: CatalogHome): Promise<DatabaseResult> {
  const queries = await measureBareQueries(home);
  const genres = await withDatabase(home, async (execute) => {
    // The names of the genres, as the migrations declare the column.
    const rows = (await execute('select name from genres order by id')) as readonly { name: string }[];
    return rows.map(({ name }) => name);
  });
  const catalog = generateCatalog(genres.length);
  const service = await startService(home);
  try {
    const kinds: KindResult[] = [];
    const loops: EventLoopReading[] = [];
    for (const kind of requestKinds(catalog, genres)) {
      const { result, loop } = await measureKind(service, kind, queries[kind.name]);
      kinds.push(result);
      loops.push(loop);
    }
    const recall = await measureRecall(service.origin, catalog);
    log(`  found of misspelled titles ${recall.titles} %, tracks ${recall.tracks} %`);
    return {
      kinds,
      recall,
      longestBlockMs: Math.round(Math.max(...loops.map(({ longestBlockMs }) => longestBlockMs))),
      longestDelayMs: Math.round(Math.max(...loops.map(({ longestDelayMs }) => longestDelayMs))),
    };
  } finally {
    await service.stop();
  }
}

async function measureKind(service: ServiceProcess, kind: RequestKind, query: BareQueryResult | undefined) {
  const { origin } = service;
  const { name, group, paths } = kind;
  const [first, second, third] = kind.isOnce ? thirdsOf(paths) : [paths, paths, paths];
  await load({ origin, paths: first, ...WARM_UP });
  await service.readEventLoop();
  const calm = await load({ origin, paths: second, ...CALM });
  const full = await load({ origin, paths: third, ...FULL });
  const loop = await service.readEventLoop();
  const bytes = await service.serveBare(paths[0] ?? '/');
  const bare = { ...(await load({ origin, paths: [BARE_PATH], ...FULL })), bytes };
  log(`  ${name}: p95 ${calm.p95Ms} ms at ${CALM.mostPerSecond}/s, ${full.perSecond}/s at ${full.connections}`);
  return { result: { name, group, calm, full, bare, query }, loop };
}

type Paths = readonly string[];

function thirdsOf(paths: Paths): readonly [Paths, Paths, Paths] {
  const length = Math.floor(paths.length / 3);
  return [paths.slice(0, length), paths.slice(length, 2 * length), paths.slice(2 * length)];
}
