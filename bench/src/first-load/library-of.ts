import { UNNAMED } from './attribute-source.ts';

const WEBPACK = 'webpack runtime, sharing and container';

/** The library, package or part that a source of a source map belongs to. */
export function libraryOf(source: string, ownFolder: string): string {
  if (source === UNNAMED || /^webpack:\/\/[^/]*\/(webpack\/|container entry|consume shared|external )/.test(source))
    return WEBPACK;
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (library) return library;
  const shared = /\/(shared-[a-z]+|shell|mfe-[a-z]+)\/src\//.exec(source)?.[1];
  if (shared) return shared;
  return /\/\.\/src\//.test(source) ? ownFolder : WEBPACK;
}

/** Code that is there only because areas are loaded at run time. */
export function isFederationGlue(library: string): boolean {
  return library === WEBPACK || library.startsWith('@module-federation/');
}
