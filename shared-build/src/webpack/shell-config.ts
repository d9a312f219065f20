import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { ShellDeclaration } from '../release/declaration.ts';
import { baseConfig, cssPlugin } from './base-config.ts';
import type { BuildContext } from './build-context.ts';
import { facadeAliases } from './facade-aliases.ts';
import { isUnusedFederation } from './loaders/less-federation.ts';
import { OwnChunkIntegrityPlugin, requestOwn } from './plugins/own-chunk-integrity-plugin.ts';
import { PROVIDE_SHARED_ENTRY, provideSharedPlugin } from './provide-shared.ts';

const LESS_FEDERATION = path.join(import.meta.dirname, 'loaders/less-federation.ts');

/** The host: it owns every shared module, eagerly, and names no remote; the live set lists them at run time. */
export function shellConfig(context: BuildContext<ShellDeclaration>): Configuration {
  const base = baseConfig(context);
  return {
    ...base,
    entry: { shell: [PROVIDE_SHARED_ENTRY, context.declaration.entry] },
    resolve: { ...base.resolve, alias: facadeAliases() },
    module: { rules: [...(base.module?.rules ?? []), { test: isUnusedFederation, loader: LESS_FEDERATION }] },
    plugins: [
      ...(base.plugins ?? []),
      cssPlugin({ insert: requestOwn }),
      new OwnChunkIntegrityPlugin(),
      provideSharedPlugin(context.shared),
      new ModuleFederationPlugin({
        name: 'shell',
        manifest: false,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        remotes: {},
        shared: Object.fromEntries(
          context.shared.map(({ request, version }) => [
            request,
            { singleton: true, requiredVersion: false, version, eager: true },
          ]),
        ),
      }),
    ],
  };
}
