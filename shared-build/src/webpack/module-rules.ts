import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** The loaders of sources, styles and assets. `salt` makes the class names of two versions differ. */
export function moduleRules(salt: string): RuleSetRule[] {
  return [
    { test: /\.tsx$/, ...swc({ syntax: 'typescript', tsx: true }) },
    { test: /\.ts$/, ...swc({ syntax: 'typescript' }) },
    { test: /\.operations\.ts$/, loader: require.resolve('./loaders/without-documentation.ts') },
    { test: /[\\/]src[\\/]pages\.ts$/, loader: require.resolve('./loaders/page-table.ts') },
    { test: /[\\/]react-router[\\/].*\.mjs$/, loader: require.resolve('./loaders/pure-components.ts') },
    { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader({ modules: cssModules(salt) })] },
    { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader({ modules: false })] },
    { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
  ];
}

function swc(parser: Readonly<Record<string, unknown>>): RuleSetRule {
  return {
    loader: require.resolve('swc-loader'),
    options: { swcrc: false, jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
  };
}

function cssModules(salt: string): Record<string, unknown> {
  return {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: '[local]__[hash:base64:6]',
    // One hash for all class names of a file: a hash for each does not compress, and there are hundreds.
    hashStrategy: 'minimal-subset',
    localIdentHashSalt: salt,
  };
}

/** The options go into the request: webpack's cache identifies a module by its request, not by the options of its loaders. */
function cssLoader(options: Readonly<Record<string, unknown>>): string {
  return `${require.resolve('css-loader')}?${JSON.stringify(options)}`;
}
