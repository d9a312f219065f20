import { isFederationGlue } from './library-of.ts';
import type { LoadedScript } from './loaded-scripts.ts';
import type { Shares } from './mapped-builds.ts';

export interface LibraryWeight {
  readonly library: string;
  readonly bytes: number;
  readonly isGlue: boolean;
}

/** A library's share of the bytes of each file, assuming that the whole file compresses equally well. Heaviest first. */
export function libraryWeights(
  files: readonly LoadedScript[],
  shares: ReadonlyMap<string, Shares>,
): readonly LibraryWeight[] {
  const bytes: Record<string, number> = {};
  for (const file of files) {
    const parts = shares.get(file.path);
    if (!parts) throw new Error(`${file.path} was served, but not built here: are the sources still the same?`);
    for (const [library, share] of Object.entries(parts)) bytes[library] = (bytes[library] ?? 0) + share * file.bytes;
  }
  return Object.entries(bytes)
    .map(([library, weight]) => ({ library, bytes: Math.round(weight), isGlue: isFederationGlue(library) }))
    .sort((a, b) => b.bytes - a.bytes);
}
