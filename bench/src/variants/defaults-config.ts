import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import {
  baseConfig,
  cssPlugin,
  type BuildContext,
  type RemoteDeclaration,
  type ShellDeclaration,
} from '@afterglow/shared-build/webpack';
import type { Configuration } from 'webpack';
import { inPage, shellReplacements } from './shell-replacements.ts';
import { importing, registeredAreas, virtualModules } from './virtual-modules.ts';

/** How the shell finds areas: by URLs at run time, or by URLs in its build. */
export type Addressing =
  | { readonly kind: 'registered' }
  | { readonly kind: 'built-in'; readonly remotes: Readonly<Record<string, string>>; readonly areas: string };

/**
 * The shell with Module Federation's defaults: a manifest for each remote, shared modules behind an asynchronous boundary, no preloads.
 */
export function defaultsShellConfig(context: BuildContext<ShellDeclaration>, addressing: Addressing): Configuration {
  const builtIn = addressing.kind === 'built-in';
  const base = baseConfig(context);
  const shellEntry = path.join(context.one.dir, context.declaration.entry);
  return {
    ...base,
    entry: { shell: inPage(builtIn ? 'waiting-entry.ts' : 'fetching-entry.ts') },
    resolve: { ...base.resolve, alias: shellReplacements() },
    plugins: [
      ...(base.plugins ?? []),
      cssPlugin(),
      virtualModules({
        'shell.js': importing(shellEntry),
        'areas.js': builtIn ? addressing.areas : registeredAreas(inPage('registered-areas.ts')),
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        shared: sharedAsItComes(context),
        remotes: builtIn ? addressing.remotes : {},
      }),
    ],
  };
}

/** An area with Module Federation's defaults: its own copy of everything shared, in case the page has none. */
export function defaultsAreaConfig(context: BuildContext<RemoteDeclaration>): Configuration {
  const base = baseConfig(context);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      cssPlugin(),
      new ModuleFederationPlugin({
        name: context.federationName,
        // The minifier treats files as modules: it would drop the variable of the usual `var` as unused.
        library: { type: 'window', name: context.federationName },
        filename: 'remoteEntry.js',
        dts: false,
        exposes: { './remote': context.declaration.expose },
        shared: sharedAsItComes(context),
      }),
    ],
  };
}

/** Versions are given because a workspace's own packages declare none from which a range could be read. */
function sharedAsItComes({
  shared,
}: BuildContext): Record<string, { singleton: true; version: string; requiredVersion: string }> {
  return Object.fromEntries(
    shared.map(({ request, version }) => [request, { singleton: true, version, requiredVersion: `^${version}` }]),
  );
}
