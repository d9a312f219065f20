import path from 'node:path';
import { CODE_LOAD_LIMIT_MS, chunkGlobalOf } from '@afterglow/shared-contracts';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { buildBrand } from '../release/inputs/build-brand.ts';
import { buildMode } from '../release/inputs/build-mode.ts';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';
import type { BuildContext } from './build-context.ts';
import { moduleRules } from './module-rules.ts';

/**
 * The common configuration of remotes and shell: sources compiled by swc, CSS modules, content hashes, minifying, names that include the
 * version.
 */
export function baseConfig(context: BuildContext): Configuration {
  const { one, version, contractsVersion, federationName, outputDir } = context;
  return {
    name: one.folder,
    context: one.dir,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: outputDir,
      publicPath: 'auto',
      uniqueName: federationName,
      chunkLoadingGlobal: chunkGlobalOf(federationName),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      chunkLoadTimeout: CODE_LOAD_LIMIT_MS,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The second is for sources outside the workspace (a copy of a package): they use the original's dependencies.
      modules: ['node_modules', path.join(WORKSPACE_ROOT, one.location, 'node_modules')],
    },
    module: { rules: moduleRules(federationName) },
    // With an earlier build's cache, webpack gives the same sources other bytes, but a version identifies its bytes.
    cache: false,
    optimization: {
      // Only sets `process.env.NODE_ENV`: a development build is made and checked like any other.
      nodeEnv: buildMode(),
      // The shortest: no file outlives its release, so no number must either.
      moduleIds: 'natural',
      mangleExports: 'size',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { module: true, compress: { passes: 3, ecma: 2022, drop_debugger: false } },
          extractComments: false,
          parallel: false,
        }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.BRAND': JSON.stringify(buildBrand()),
        __AFTERGLOW_VERSION__: JSON.stringify(version),
        __AFTERGLOW_CONTRACTS_VERSION__: JSON.stringify(contractsVersion),
      }),
    ],
  };
}

/** Writes stylesheets to separate files, each with the hash of its content in its name. */
export function cssPlugin(options: MiniCssExtractPlugin.PluginOptions = {}): MiniCssExtractPlugin {
  const filename = '[name].[contenthash:10].css';
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ...options });
}
