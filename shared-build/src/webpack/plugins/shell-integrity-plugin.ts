import { HOST_HOOKS_GLOBAL } from '@afterglow/shared-contracts';
import webpack, { type Compiler } from 'webpack';

/** Every chunk script created by a remote's own webpack runtime gets the shell's integrity and the shell's time limit. */
export class ShellIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ShellIntegrityPlugin', (source) => `${source}\n${ASK_THE_SHELL}`);
    });
  }
}

// Runs where webpack has created `script` and set its address, before inserting it into the page.
const ASK_THE_SHELL = `var hostHooks = globalThis[${JSON.stringify(HOST_HOOKS_GLOBAL)}];
var integrity = hostHooks.integrityOf(script.src);
if (integrity) { script.integrity = integrity; script.crossOrigin = 'anonymous'; }
hostHooks.limitScript(script);`;
