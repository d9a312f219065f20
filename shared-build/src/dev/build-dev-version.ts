import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteManifest } from '@afterglow/shared-contracts';
import { checkModules } from '../pages/check-modules.ts';
import { readPageTable } from '../pages/read-page-table.ts';
import { buildContextOf } from '../release/build-context-of.ts';
import { declarationOf } from '../release/declaration.ts';
import { hashFiles } from '../release/inputs/hash-files.ts';
import { remoteManifest } from '../release/output/release-manifest.ts';
import { runWebpack } from '../release/run-webpack.ts';
import type { RuleSetRule } from 'webpack';
import { remoteConfig } from '../webpack/remote-config.ts';
import { readPackage } from '../workspace/packages.ts';

const require = createRequire(import.meta.url);

/** Runs after the sources have become JavaScript. */
function reportsErrors(exposed: string): RuleSetRule {
  return { test: exposed, enforce: 'post', loader: require.resolve('../webpack/loaders/report-errors.ts') };
}

/**
 * Builds an area as a version for its developer: like a release, under its own names, but not minified, and it reports its errors. Throws
 * what a release build throws, and Error for a package that is not an area.
 */
export async function buildDevVersion(packageDir: string, version: string, outputDir: string): Promise<RemoteManifest> {
  mkdirSync(outputDir, { recursive: true });
  const one = readPackage(packageDir);
  const declaration = declarationOf(one);
  if (declaration.role !== 'remote') throw new Error(`${one.name} is no area: run this in the folder of one.`);
  checkModules(packageDir, readPageTable(packageDir));
  const context = { ...buildContextOf(one, version, outputDir), declaration };
  const config = remoteConfig(context);
  const compilation = await runWebpack({
    ...config,
    devtool: 'source-map',
    optimization: { ...config.optimization, minimize: false },
    module: { rules: [...(config.module?.rules ?? []), reportsErrors(path.join(packageDir, declaration.expose))] },
  });
  const manifest = remoteManifest(context, compilation, hashFiles(outputDir));
  if (manifest.kind !== 'remote') throw new Error(`${one.name} did not become a remote.`);
  return manifest;
}
