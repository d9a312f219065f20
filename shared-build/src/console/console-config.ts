import { CONSOLE_FILES_PATH } from '@afterglow/shared-registry-contracts';
import type { Configuration } from 'webpack';
import type { ConsoleDeclaration } from '../release/declaration.ts';
import { baseConfig, cssPlugin } from '../webpack/base-config.ts';
import type { BuildContext } from '../webpack/build-context.ts';

/** Own sources have no side effects on import, so the console drops the unused ones. */
const OWN_SOURCES = /[\\/](?:shared-contracts|shared-registry-contracts|shared-ui)[\\/]src[\\/].*\.tsx?$/;

/** A separate application: it shares nothing with the site's pages, and has its own React. */
export function consoleConfig(context: BuildContext<ConsoleDeclaration>): Configuration {
  const base = baseConfig(context);
  return {
    ...base,
    entry: { console: context.declaration.entry },
    output: { ...base.output, publicPath: `${CONSOLE_FILES_PATH}/` },
    module: { rules: [...(base.module?.rules ?? []), { test: OWN_SOURCES, sideEffects: false }] },
    plugins: [...(base.plugins ?? []), cssPlugin()],
  };
}
