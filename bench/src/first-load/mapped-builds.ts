import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteConfig, runWebpack, shellConfig, workersConfig } from '@afterglow/shared-build/webpack';
import type { Configuration } from 'webpack';
import { buildOnce } from '../variants/build-once.ts';
import { areaContext, areaSources, shellContext } from '../variants/sources.ts';
import { bytesBySource, type SourceMap } from './attribute-source.ts';
import { libraryOf } from './library-of.ts';

/** The shares (0 to 1) of libraries in a file. */
export type Shares = Readonly<Record<string, number>>;

/** Builds shell and browse as for a release, with source maps; resolves to the contents of each script. */
export async function sharesByFile(): Promise<ReadonlyMap<string, Shares>> {
  const { dir: shellDir } = await buildOnce('mapped-shell', async (dir) => {
    const context = shellContext(dir);
    await runWebpack(withSourceMap(shellConfig(context)));
    const workers = workersConfig(context);
    if (workers) await runWebpack(withSourceMap(workers));
    return {};
  });
  const area = areaSources().find(({ name }) => name === 'browse');
  if (!area) throw new Error('There is no area that has the home page.');
  const { dir: areaDir } = await buildOnce('mapped-browse', async (dir) => {
    await runWebpack(withSourceMap(remoteConfig(areaContext(area, dir))));
    return {};
  });
  return new Map([...sharesIn(shellDir, 'shell'), ...sharesIn(areaDir, area.one.folder)]);
}

/** Without a comment in the file itself, so its code stays that of the release. */
function withSourceMap(configuration: Configuration): Configuration {
  return { ...configuration, devtool: 'hidden-source-map' };
}

function sharesIn(dir: string, ownFolder: string): readonly (readonly [string, Shares])[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`${ownFolder}/${nameWithoutHash(file)}`, sharesOf(path.join(dir, file), ownFolder)]);
}

/** "shell.0f3a….js" is "shell.js": the hash of a build with source maps may differ. */
export function nameWithoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{10}\.js$/, '.js');
}

function sharesOf(file: string, ownFolder: string): Shares {
  // webpack has just written it.
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap;
  const bytes = bytesBySource(readFileSync(file, 'utf8'), map);
  const total = [...bytes.values()].reduce((sum, value) => sum + value, 0);
  const shares: Record<string, number> = {};
  for (const [source, count] of bytes) {
    const library = libraryOf(source, ownFolder);
    shares[library] = (shares[library] ?? 0) + count / total;
  }
  return shares;
}
