import path from 'node:path';
import { entryFiles, lazyFiles, readPageTable, runWebpack } from '@afterglow/shared-build/webpack';
import type { Compilation } from 'webpack';
import { buildOnce } from './build-once.ts';
import { bundleConfig } from './bundle-config.ts';
import { areaContext, areaSources, shellContext, type AreaSource } from './sources.ts';
import type { PageFiles, Variant } from './variant.ts';
import { variantLiveSet } from './variant-live-set.ts';

/** Everything as one bundle: without preloads, and with the front door's kind of preloads for the home page. */
export async function buildBundle(): Promise<readonly Variant[]> {
  const areas = areaSources();
  const { dir, info } = await buildOnce('bundle', async (outputDir): Promise<PageFiles> => {
    const context = shellContext(outputDir);
    const compilation = await runWebpack(bundleConfig(context, areas));
    return { ...entryFiles(compilation, 'bundle'), hints: homeFiles(compilation, areas, context.declaration.preload) };
  });
  const common = { filesDir: dir, liveSet: variantLiveSet(areas, () => '/'), liveSetComesBy: 'document' } as const;
  return [
    { ...common, name: 'bundle', about: 'the same sources as one bundle, without hints', page: { ...info, hints: [] } },
    { ...common, name: 'bundle-hints', about: 'the same sources as one bundle, with hints', page: info },
  ];
}

/** The files of the home page beyond the entry, and the assets that every page needs. */
function homeFiles(
  compilation: Compilation,
  areas: readonly AreaSource[],
  preload: readonly string[],
): readonly string[] {
  const always = entryFiles(compilation, 'bundle');
  const needed = areas.flatMap((area) => {
    const { declaration, one } = areaContext(area, '');
    const home = Object.values(readPageTable(one.dir).pages).find(({ path: address }) => address === '/');
    if (!home?.page) return [];
    return [declaration.expose, path.join('src', home.page)].map((source) =>
      lazyFiles(compilation, path.relative(compilation.compiler.context, path.join(one.dir, source))),
    );
  });
  const files = [...needed.flatMap(({ styles }) => styles), ...needed.flatMap(({ scripts }) => scripts)];
  const assets = Object.keys(compilation.assets).filter((asset) =>
    preload.some((name) => asset.startsWith(`${name}.`)),
  );
  return [...assets, ...new Set(files)].filter(
    (file) => !always.scripts.includes(file) && !always.styles.includes(file),
  );
}
