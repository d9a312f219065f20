import { existsSync, mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { dataFolder } from '@afterglow/kit/command-line';

// What compiling takes is half of a start, so it's done once, and before that nothing big is imported.
keepCompiledCode(path.join(dataFolder(process.env), 'compiled'));
const [{ builtConsole }, { packagedReleases }, { runSite }] = await Promise.all([
  import('./built-console.ts'),
  import('./packaged-releases.ts'),
  import('./run-site.ts'),
]);
await runSite({ checkout: packagedReleases(), consoleFolder: builtConsole() });
// A process that is killed later saves nothing.
flushCompileCache();

/** Without a data folder that can be written the site says so itself. Node would try forever to create a folder in /proc. */
function keepCompiledCode(folder: string): void {
  try {
    if (!existsSync(folder)) mkdirSync(folder);
  } catch {
    return;
  }
  enableCompileCache(folder);
}
