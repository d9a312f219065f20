import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Nothing in the browser may use network or processor by itself while something is measured. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...program(), args: [...QUIET, ...more] });
}

/** With what an earlier start has stored in the same folder. */
export function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...program(), args: QUIET });
}

function program(): { readonly executablePath?: string } {
  return existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {};
}
