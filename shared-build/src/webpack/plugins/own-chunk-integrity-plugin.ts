import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** A placeholder in the emitted runtime until the hashes are known; then "file=sha384-…;file=sha384-…". */
const PLACEHOLDER = '__AFTERGLOW_CHUNK_INTEGRITY__';
const NAME = 'OwnChunkIntegrityPlugin';

/**
 * The shell's lazy chunks run only with the bytes of their build. Their hashes are written into the entry after all file names are final;
 * the entry's own name stays valid, because it changes with the names (content hashes) of the chunks.
 */
export class OwnChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (source) => `${source}\n(${requestOwn.toString()})(script);`);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => writeHashes(compilation));
    });
  }
}

function writeHashes(compilation: Compilation): void {
  const initial = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const hashes = Object.entries(compilation.assets)
    .filter(([file]) => /\.(js|css)$/.test(file) && !initial.has(file))
    .map(([file, source]) => `${file}=sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`)
    .sort()
    .join(';');
  for (const file of initial) {
    const text = String(compilation.assets[file]?.source() ?? '');
    if (!text.includes(PLACEHOLDER)) continue;
    compilation.updateAsset(file, new webpack.sources.RawSource(text.replaceAll(PLACEHOLDER, hashes)));
  }
}

interface Requested {
  readonly src?: string;
  readonly href?: string;
  integrity: string;
  crossOrigin: string | null;
}

/**
 * Sets the integrity hash of a script or stylesheet of the shell, and inserts a stylesheet into the page (the `insert` of
 * mini-css-extract-plugin). Bundled as text, so it must not use anything outside itself.
 */
export function requestOwn(element: Requested): void {
  const file = String(element.src ?? element.href).replace(/^.*\//, '');
  const known = '__AFTERGLOW_CHUNK_INTEGRITY__'.split(';').find((entry) => entry.startsWith(`${file}=`));
  if (known) Object.assign(element, { integrity: known.slice(file.length + 1), crossOrigin: 'anonymous' });
  if (element.href) document.head.append(element);
}

declare const document: { readonly head: { append(element: Requested): void } };
