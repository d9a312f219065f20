import webpack, { type WebpackPluginInstance } from 'webpack';
import type { SharedModule } from './shared-modules.ts';

/** An additional entry of the shell: a module that could use every shared module, but runs none of them early. */
export const PROVIDE_SHARED_ENTRY = 'virtual:provide-shared.js';

/**
 * Makes the shell the provider of every shared module, including those it does not use itself. webpack would drop these, and the first
 * remote that bundles one would become its owner.
 */
export function provideSharedPlugin(shared: readonly SharedModule[]): WebpackPluginInstance {
  const uses = shared.map(({ request }) => `() => import(/* webpackMode: "eager" */ ${JSON.stringify(request)})`);
  const source = `void [${uses.join(', ')}];\n`;
  return new webpack.experiments.schemes.VirtualUrlPlugin({ 'provide-shared.js': source });
}
