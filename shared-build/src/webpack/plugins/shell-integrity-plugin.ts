import { HOST_HOOKS_GLOBAL } from '@afterglow/shared-contracts';
import webpack, { type Compiler } from 'webpack';

/** Gives every chunk script of a remote's own webpack runtime the shell's integrity hash and time limit. */
export class ShellIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ShellIntegrityPlugin', (source) => `${source}\n${ASK_THE_SHELL}`);
    });
  }
}

// Runs after webpack has created `script` and set its URL, and before it inserts it into the page.
const ASK_THE_SHELL = `var hostHooks = globalThis[${JSON.stringify(HOST_HOOKS_GLOBAL)}];
var integrity = hostHooks.integrityOf(script.src);
if (integrity) { script.integrity = integrity; script.crossOrigin = 'anonymous'; }
hostHooks.limitScript(script);`;
