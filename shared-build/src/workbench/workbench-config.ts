import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { buildContextOf } from '../release/build-context-of.ts';
import { baseConfig, cssPlugin } from '../webpack/base-config.ts';
import { WORKSPACE_ROOT, workspacePackages } from '../workspace/packages.ts';

const SHARED_UI = path.join(WORKSPACE_ROOT, 'shared-ui');

/** What Storybook passes. */
type Complete = Omit<Configuration, 'entry' | 'module' | 'plugins' | 'resolve'> & {
  readonly entry: string[];
  readonly module: { readonly rules: RuleSetRule[] };
  readonly plugins: NonNullable<Configuration['plugins']>;
  readonly resolve: Omit<NonNullable<Configuration['resolve']>, 'alias'> & {
    readonly alias: Readonly<Record<string, string>>;
  };
};

/** Storybook's own configuration, with the loaders and constants of an area's build, and the one React of the workspace. */
export function workbenchConfig(storybook: Complete): Configuration {
  const one = workspacePackages().find(({ role }) => role === 'remote');
  if (!one) throw new Error('The workspace has no area.');
  const { module, plugins = [], resolve } = baseConfig(buildContextOf(one, '0.0.0-workbench', ''));
  return {
    ...storybook,
    // Pages move the window to their own URLs.
    output: { ...storybook.output, publicPath: '/' },
    devtool: false,
    performance: false,
    optimization: { ...storybook.optimization, minimize: false },
    entry: [...storybook.entry, path.join(SHARED_UI, 'src/tokens/tokens.css')],
    module: { ...storybook.module, rules: [...ownRules(storybook), ...(module?.rules ?? [])] },
    plugins: [...storybook.plugins, ...plugins, cssPlugin({ ignoreOrder: true })],
    resolve: {
      ...storybook.resolve,
      ...(resolve?.extensions && { extensions: resolve.extensions }),
      alias: { ...storybook.resolve.alias, react: library('react'), 'react-dom': library('react-dom') },
    },
  };
}

function library(name: string): string {
  return path.join(SHARED_UI, 'node_modules', name);
}

/** Without those for styles and assets, which the preset has. */
function ownRules({ module: { rules } }: Complete): RuleSetRule[] {
  return rules.filter(
    ({ test }) => !(test instanceof RegExp && ['a.css', 'a.svg', 'a.png'].some((name) => test.test(name))),
  );
}
