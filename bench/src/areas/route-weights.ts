import { pagesOf, type RemoteManifest } from '@afterglow/shared-contracts';
import { sumOf } from '../results/statistics.ts';

export interface RouteWeight {
  readonly path: string;
  /** Compressed JavaScript that the area itself needs for a first visit of the page; shared code belongs to the shell. */
  readonly bytes: number;
}

/** By page, as declared. `bytesOf` says how much of a file is sent; throws for a page whose file is missing. */
export function routeWeights(
  manifest: Pick<RemoteManifest, 'entry' | 'scripts' | 'pages' | 'routes'>,
  bytesOf: ReadonlyMap<string, number>,
): readonly RouteWeight[] {
  return pagesOf(manifest).map((page) => {
    const files = new Set([manifest.entry, ...manifest.scripts, ...page.scripts]);
    return { path: page.path, bytes: sumOf([...files].map((file) => sizeOf(file, bytesOf))) };
  });
}

function sizeOf(file: string, bytesOf: ReadonlyMap<string, number>): number {
  const bytes = bytesOf.get(file);
  if (bytes === undefined) throw new Error(`The release has no file ${file}.`);
  return bytes;
}
