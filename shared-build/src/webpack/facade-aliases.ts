import path from 'node:path';

/** Libraries that the shell provides through a facade: only the names that the platform uses, half the weight. */
export const FACADES: Readonly<Record<string, string>> = {
  'react-router-dom': path.join(import.meta.dirname, '../facades/react-router-dom.ts'),
  rxjs: path.join(import.meta.dirname, '../facades/rxjs.ts'),
};

/** What the facades are made from; rxjs as today's JavaScript, which is smaller than the one it offers by default. */
const ORIGINALS: Readonly<Record<string, string>> = {
  'react-router-dom': 'react-router-dom',
  rxjs: 'rxjs/dist/esm/index.js',
};

/** `<library>` means the facade; `<library>/original`, used by the facade alone, means the library itself. */
export function facadeAliases(): Record<string, string> {
  const aliases = Object.entries(FACADES).flatMap(([library, facade]) => [
    [`${library}$`, facade],
    [`${library}/original$`, path.join(import.meta.dirname, '../../node_modules', ORIGINALS[library] ?? library)],
  ]);
  return Object.fromEntries(aliases) as Record<string, string>;
}
