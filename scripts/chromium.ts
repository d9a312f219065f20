import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const INSTALLED_AT = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium to test in: $CHROMIUM_PATH, an installed one, or one installed now by the system's package manager.
 * Undefined when Playwright's own has been installed instead. Throws with what to do when nothing works.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const found = process.env['CHROMIUM_PATH'] ?? installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand(['apt-get', 'update']);
    await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']);
    const fresh = installed();
    if (fresh !== undefined) return fresh;
  }
  const { ok, output } = await runCommand(['e2e/node_modules/.bin/playwright', 'install', 'chromium']);
  if (ok) return undefined;
  throw new Error(`${output}\nNo Chromium to test in. Install one and set CHROMIUM_PATH to its program.`);
}

function installed(): string | undefined {
  return INSTALLED_AT.find((file) => existsSync(file));
}
