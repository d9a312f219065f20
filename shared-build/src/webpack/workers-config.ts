import type { Configuration } from 'webpack';
import type { ShellDeclaration } from '../release/declaration.ts';
import { baseConfig } from './base-config.ts';
import type { BuildContext } from './build-context.ts';

/**
 * One script for each worker, and for the startup watch: they share nothing with the shell. Undefined without any. Every module of the
 * contracts consists of declarations only, so unused ones are dropped: with all schemas a worker would be ten times as large, and it
 * starts often.
 */
export function workersConfig(context: BuildContext<ShellDeclaration>): Configuration | undefined {
  const { serviceWorker, hangWatch, boot } = context.declaration;
  const sources = Object.entries({ 'service-worker': serviceWorker, 'hang-watch': hangWatch, boot });
  const entry = Object.fromEntries(sources.flatMap(([name, source]) => (source === undefined ? [] : [[name, source]])));
  if (Object.keys(entry).length === 0) return undefined;
  const base = baseConfig(context);
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry,
    module: { rules: [...(base.module?.rules ?? []), { test: /shared-contracts/, sideEffects: false }] },
  };
}
