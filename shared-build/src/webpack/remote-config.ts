import { EXPOSED_MODULE } from '@afterglow/shared-contracts';
import webpack, { type Configuration } from 'webpack';
import type { RemoteDeclaration } from '../release/declaration.ts';
import { baseConfig, cssPlugin } from './base-config.ts';
import type { BuildContext } from './build-context.ts';
import { insertStylesViaShell } from './insert-through-shell.ts';
import { ShellIntegrityPlugin } from './plugins/shell-integrity-plugin.ts';

/**
 * A remote: a container that exposes one module and bundles nothing that the shell provides. webpack's own container plugin weighs a
 * third of Module Federation's and works under its host (docs/decisions/2026-11-21-webpack-container-under-an-enhanced-host.md).
 */
export function remoteConfig(context: BuildContext<RemoteDeclaration>): Configuration {
  const base = baseConfig(context);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      cssPlugin({ insert: insertStylesViaShell }),
      new ShellIntegrityPlugin(),
      new webpack.container.ModuleFederationPlugin({
        name: context.federationName,
        library: { type: 'window', name: context.federationName },
        filename: 'entry.[contenthash:10].js',
        exposes: { [EXPOSED_MODULE]: context.declaration.expose },
        shared: Object.fromEntries(
          context.shared.map(({ request }) => [request, { singleton: true, requiredVersion: false, import: false }]),
        ),
      }),
    ],
  };
}
