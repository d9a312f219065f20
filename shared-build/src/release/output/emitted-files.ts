import path from 'node:path';
import type { ChunkGroup, Compilation } from 'webpack';

/** File names of a release, by their dependents. */
export interface NeededFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Files of the entry called `name`, which a page must load for it. */
export function entryFiles(compilation: Compilation, name: string): NeededFiles {
  const entrypoint = compilation.entrypoints.get(name);
  return sorted(entrypoint?.getFiles() ?? []);
}

/**
 * The files that `import()` of a source module fetches. `source` is relative to the package ("./src/routes/channel.page.tsx"). Throws
 * when nothing imports it lazily.
 */
export function lazyFiles(compilation: Compilation, source: string): NeededFiles {
  const context = compilation.compiler.context;
  const wanted = path.join(context, source);
  const groups = [...compilation.chunkGroups].filter((group) => isLoadedFor(group, wanted, context));
  if (groups.length === 0)
    throw new Error(`Nothing loads ${source} by import(): what package.json exposes must use the page table.`);
  return sorted(groups.flatMap((group) => group.getFiles()));
}

/** A chunk group has the module that requested it (a container has no folder) and the text of the request. */
function isLoadedFor(group: ChunkGroup, wanted: string, context: string): boolean {
  return group.origins.some(({ module, request }) => {
    if (!request) return false;
    return path.resolve(module?.context ?? context, request) === wanted;
  });
}

function sorted(files: readonly string[]): NeededFiles {
  const unique = [...new Set(files)];
  return {
    scripts: unique.filter((file) => file.endsWith('.js')),
    styles: unique.filter((file) => file.endsWith('.css')),
  };
}
