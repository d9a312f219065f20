import { buildRelease } from '@afterglow/shared-build';
import { sumOf } from '../results/statistics.ts';
import { compressedFiles } from '../variants/compressed-files.ts';
import type { AreaSource } from '../variants/sources.ts';
import { routeWeights, type RouteWeight } from './route-weights.ts';

/** What the first page of an area may need. */
export const FIRST_ROUTE_KB = 35;

export interface AreaWeights {
  readonly routes: readonly RouteWeight[];
  /** Everything that the area has, compressed. */
  readonly allBytes: number;
}

/** Builds the area, unless it is built, and weighs its JavaScript. */
export async function weighArea({ one }: AreaSource): Promise<AreaWeights> {
  const { dir, manifest } = await buildRelease({ packageDir: one.dir });
  if (manifest.kind !== 'remote') throw new Error(`${one.folder} is no area.`);
  const scripts = [...compressedFiles(dir)].filter(([file]) => file.endsWith('.js'));
  const bytesOf = new Map(scripts.map(([file, { content }]) => [file, content.length]));
  return { routes: routeWeights(manifest, bytesOf), allBytes: sumOf([...bytesOf.values()]) };
}
