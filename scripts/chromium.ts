import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Where e2e/playwright.config.ts looks first; otherwise it takes Playwright's own. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * Makes sure that there is a Chromium to test in: the system's, installed by its package manager where that works, or the one
 * that Playwright brings. Throws with what to do when neither can be had.
 */
export async function ensureChromium(): Promise<void> {
  if (existsSync(SYSTEM_CHROMIUM)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand(['apt-get', 'update']);
    await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']);
    if (existsSync(SYSTEM_CHROMIUM)) return;
  }
  const { ok, output } = await runCommand(['e2e/node_modules/.bin/playwright', 'install', 'chromium']);
  if (!ok) throw new Error(`${output}\nNo Chromium to test in: install one as ${SYSTEM_CHROMIUM} and run it again.`);
}
