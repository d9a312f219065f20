import path from 'node:path';
import { baseConfig, entryFiles, runWebpack } from '@afterglow/shared-build/webpack';
import { CACHE_DIR } from '../paths.ts';
import { shellContext } from '../variants/sources.ts';

const ENTRY = path.join(import.meta.dirname, 'in-page/cache-page.ts');

/** Builds the page that measures itself, in the same way as the shell; returns the script. */
export async function buildCachePage(): Promise<string> {
  const context = shellContext(path.join(CACHE_DIR, 'cache-page'));
  const base = baseConfig(context);
  const compilation = await runWebpack({ ...base, entry: { cache: ENTRY } });
  const [script = ''] = entryFiles(compilation, 'cache').scripts;
  return path.join(context.outputDir, script);
}
