import { decode } from '@jridgewell/sourcemap-codec';

/** The parts of a source map (version 3) that state the origin of code. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** The source of unmapped code: webpack's own code around modules. */
export const UNNAMED = '(webpack)';

/** A file's bytes by source. Excludes line feeds, which are few and webpack's own. */
export function bytesBySource(code: string, { sources, mappings }: SourceMap): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  const add = (source: string, text: string): void => {
    if (text !== '') bytes.set(source, (bytes.get(source) ?? 0) + Buffer.byteLength(text));
  };
  const lines = decode(mappings);
  code.split('\n').forEach((line, index) => {
    const segments = lines[index] ?? [];
    add(UNNAMED, line.slice(0, segments[0]?.[0] ?? line.length));
    segments.forEach(([column, source], at) => {
      const text = line.slice(column, segments[at + 1]?.[0] ?? line.length);
      add(source === undefined ? UNNAMED : (sources[source] ?? UNNAMED), text);
    });
  });
  return bytes;
}
