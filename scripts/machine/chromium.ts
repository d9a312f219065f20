import { existsSync } from 'node:fs';
import { runCommand } from '../run-command.ts';

/** The browsers that e2e/playwright.config.ts tries first, by package; otherwise it uses Playwright's own. */
const SYSTEM_CHROMIUM = {
  chromium: '/usr/bin/chromium',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
};
/** Without a network, an installed full browser serves as both. */
const PATIENCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/**
 * Ensures that Chromium is installed: the system's, full and headless, from its package manager where that works, or Playwright's own.
 * Throws with instructions when neither is available.
 */
export async function ensureChromium(): Promise<void> {
  const missing = Object.entries(SYSTEM_CHROMIUM).filter(([, program]) => !existsSync(program));
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand(['apt-get', 'update', ...PATIENCE]);
    // One by one: not every system has the second.
    for (const [name] of missing) {
      await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', ...PATIENCE, name]);
    }
  }
  if (existsSync(SYSTEM_CHROMIUM.chromium)) return;
  const { ok, output } = await runCommand(['e2e/node_modules/.bin/playwright', 'install', 'chromium']);
  if (!ok)
    throw new Error(`${output}\nChromium not found. Install it as ${SYSTEM_CHROMIUM.chromium} and run this again.`);
}
