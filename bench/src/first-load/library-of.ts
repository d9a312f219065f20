import { UNNAMED } from './attribute-source.ts';

const WEBPACK = 'webpack runtime, sharing and container';
const FEDERATION = '@module-federation/';

/** webpack's own parts, which it names like modules. */
const RUNTIME = /^webpack:\/\/[^/]*\/(webpack\/|container entry|consume shared|external )/;
const INSTALLED = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const WORKSPACE = /\/(shared-[a-z]+|shell|mfe-[a-z]+)\/src\//;
const OWN = /\/\.\/src\//;

/** The library, package or part of a source in a source map. */
export function libraryOf(source: string, ownFolder: string): string {
  if (source === UNNAMED || RUNTIME.test(source)) return WEBPACK;
  const [, library] = INSTALLED.exec(source) ?? WORKSPACE.exec(source) ?? [];
  // The federation plugin's generated files are in their own folder among the libraries.
  if (library === '.federation') return `${FEDERATION}enhanced`;
  return library ?? (OWN.test(source) ? ownFolder : WEBPACK);
}

/** Code that exists only because areas are loaded at run time. */
export function isFederationGlue(library: string): boolean {
  return library === WEBPACK || library.startsWith(FEDERATION);
}
