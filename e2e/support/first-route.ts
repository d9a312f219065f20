import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildRelease } from '@afterglow/shared-build';
import { pagesOf } from '@afterglow/shared-contracts';
import { workspaceRoot } from './paths.ts';

/** The compressed JavaScript of an area's own that a first visit of its first page needs. */
export async function firstRouteBytes(area: string): Promise<number> {
  const { dir, manifest } = await buildRelease({ packageDir: path.join(workspaceRoot, area) });
  if (manifest.kind !== 'remote') throw new Error(`${area} is no area.`);
  const files = new Set([manifest.entry, ...manifest.scripts, ...(pagesOf(manifest)[0]?.scripts ?? [])]);
  const sizes = [...files].map((file) => brotliCompressSync(readFileSync(path.join(dir, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
