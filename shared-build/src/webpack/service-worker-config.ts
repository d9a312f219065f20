import type { Configuration } from 'webpack';
import type { ShellDeclaration } from '../release/declaration.ts';
import { baseConfig } from './base-config.ts';
import type { BuildContext } from './build-context.ts';

/**
 * One script that shares nothing with the pages. Every module of the contracts consists of declarations only, so those that the worker
 * does not name are dropped: with all schemas it would be ten times as large, and it starts again and again.
 */
export function serviceWorkerConfig(context: BuildContext<ShellDeclaration>, entry: string): Configuration {
  const base = baseConfig(context);
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': entry },
    module: { rules: [...(base.module?.rules ?? []), { test: /shared-contracts/, sideEffects: false }] },
  };
}
