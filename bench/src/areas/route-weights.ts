import type { RemoteManifest } from '@afterglow/shared-contracts';
import { sumOf } from '../results/statistics.ts';

export interface RouteWeight {
  readonly path: string;
  /** Compressed JavaScript that the area itself brings for a first visit of the route; what areas share is the shell's. */
  readonly bytes: number;
}

/** By route, as declared. `bytesOf` says how much of a file is sent; throws for a route whose file is not there. */
export function routeWeights(
  { entry, scripts, routes }: Pick<RemoteManifest, 'entry' | 'scripts' | 'routes'>,
  bytesOf: ReadonlyMap<string, number>,
): readonly RouteWeight[] {
  return routes.map((route) => {
    const files = new Set([entry, ...scripts, ...route.scripts]);
    return { path: route.path, bytes: sumOf([...files].map((file) => sizeOf(file, bytesOf))) };
  });
}

function sizeOf(file: string, bytesOf: ReadonlyMap<string, number>): number {
  const bytes = bytesOf.get(file);
  if (bytes === undefined) throw new Error(`The release has no file ${file}.`);
  return bytes;
}
