import type { Configuration } from 'webpack';
import type { ShellDeclaration } from '../release/declaration.ts';
import { baseConfig } from './base-config.ts';
import type { BuildContext } from './build-context.ts';

/**
 * One script for each worker, which shares nothing with the pages; undefined without any. Every module of the contracts consists of
 * declarations only, so those that a worker does not name are dropped: with all schemas it would be ten times as large, and it starts
 * again and again.
 */
export function workersConfig(context: BuildContext<ShellDeclaration>): Configuration | undefined {
  const { serviceWorker, hangWatch } = context.declaration;
  if (serviceWorker === undefined && hangWatch === undefined) return undefined;
  const base = baseConfig(context);
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: {
      ...(serviceWorker !== undefined && { 'service-worker': serviceWorker }),
      ...(hangWatch !== undefined && { 'hang-watch': hangWatch }),
    },
    module: { rules: [...(base.module?.rules ?? []), { test: /shared-contracts/, sideEffects: false }] },
  };
}
