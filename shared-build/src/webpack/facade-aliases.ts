import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FACADES_DIR = path.join(import.meta.dirname, '../facades');
const LIBRARIES_DIR = path.join(import.meta.dirname, '../../node_modules');

/**
 * Libraries that the shell provides through a facade (only the names that the platform uses, half the weight), and the facade's source:
 * rxjs as modern JavaScript, which is smaller than its default build; the router in its production build, which no condition of its
 * package.json selects.
 */
const ORIGINALS: Readonly<Record<string, string>> = {
  'react-router-dom': besideOf('react-router-dom', 'react-router/package.json', 'dist/production/index.mjs'),
  rxjs: path.join(LIBRARIES_DIR, 'rxjs/dist/esm/index.js'),
  'single-spa': path.join(LIBRARIES_DIR, 'single-spa/lib/es2015/esm/single-spa.min.js'),
};

export const FACADES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(ORIGINALS).map((library) => [library, path.join(FACADES_DIR, `${library}.ts`)]),
);

/**
 * rxjs's own helpers come from a facade too. `<library>` means the facade; `<library>/original`, which only the facade uses, means the
 * library itself.
 */
export function facadeAliases(): Record<string, string> {
  const facades = Object.entries(FACADES).map(([library, facade]) => [`${library}$`, facade]);
  const originals = Object.entries(ORIGINALS).map(([library, file]) => [`${library}/original$`, file]);
  const helpers = [['tslib$', path.join(FACADES_DIR, 'tslib.ts')]];
  return Object.fromEntries([...facades, ...originals, ...helpers]) as Record<string, string>;
}

/** A file of a package that only `library` depends on. */
function besideOf(library: string, manifest: string, file: string): string {
  const require = createRequire(path.join(realpathSync(path.join(LIBRARIES_DIR, library)), 'package.json'));
  return path.join(path.dirname(require.resolve(manifest)), file);
}
