import webpack, { type WebpackPluginInstance } from 'webpack';
import type { SharedModule } from './shared-modules.ts';

/** Entry of the shell, before its own: a module that could use every shared module, and runs none of them before its time. */
export const PROVIDE_SHARED_ENTRY = 'virtual:provide-shared.js';

/**
 * Makes the shell the provider of every shared module, also of those that it does not use itself. One that it does not use would
 * be dropped, the first remote that needs it would find nothing, and another remote would become its owner.
 */
export function provideSharedPlugin(shared: readonly SharedModule[]): WebpackPluginInstance {
  const uses = shared.map(({ request }) => `() => import(/* webpackMode: "eager" */ ${JSON.stringify(request)})`);
  const source = `void [${uses.join(', ')}];\n`;
  return new webpack.experiments.schemes.VirtualUrlPlugin({ 'provide-shared.js': source });
}
