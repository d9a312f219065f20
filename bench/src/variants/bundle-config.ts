import path from 'node:path';
import {
  baseConfig,
  cssPlugin,
  facadeAliases,
  type BuildContext,
  type ShellDeclaration,
} from '@afterglow/shared-build/webpack';
import type { Configuration } from 'webpack';
import { shellReplacements } from './shell-replacements.ts';
import { areaContext, type AreaSource } from './sources.ts';
import { bundledAreas, virtualModules } from './virtual-modules.ts';

/**
 * Shell and areas as one application without federation, as a team that releases everything together would build it: one entry, each area
 * and page imported when it is opened, one copy of everything.
 */
export function bundleConfig(context: BuildContext<ShellDeclaration>, areas: readonly AreaSource[]): Configuration {
  const base = baseConfig(context);
  return {
    ...base,
    entry: { bundle: path.join(context.one.dir, context.declaration.entry) },
    resolve: { ...base.resolve, alias: { ...facadeAliases(), ...shellReplacements() } },
    plugins: [
      ...(base.plugins ?? []),
      cssPlugin(),
      virtualModules({ 'areas.js': bundledAreas(areas, (area) => areaContext(area, '').declaration.expose) }),
    ],
  };
}
