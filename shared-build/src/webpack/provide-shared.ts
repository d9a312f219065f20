import webpack, { type WebpackPluginInstance } from 'webpack';
import type { SharedModule } from './shared-modules.ts';

/** Entry of the shell, before its own: a module that uses every shared module. */
export const PROVIDE_SHARED_ENTRY = 'virtual:provide-shared.js';

/**
 * Makes the shell the provider of every shared module, also of those that it does not use itself. One that it does not use would
 * be dropped, the first remote that needs it would find nothing, and another remote would become its owner.
 */
export function provideSharedPlugin(shared: readonly SharedModule[]): WebpackPluginInstance {
  const imports = shared.map(({ request }, index) => `import * as shared${index} from ${JSON.stringify(request)};`);
  const uses = shared.map((_module, index) => `shared${index}`);
  const source = `${imports.join('\n')}\nvoid [${uses.join(', ')}];\n`;
  return new webpack.experiments.schemes.VirtualUrlPlugin({ 'provide-shared.js': source });
}
