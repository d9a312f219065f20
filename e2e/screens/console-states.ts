import path from 'node:path';
import type { Page } from '@playwright/test';
import { CONSOLE_HEADER, registryAddress, registryOperations } from '@afterglow/shared-registry-contracts';
import { workspaceRoot } from '../support/paths.ts';
import { readSiteTokens } from '../support/site/site-tokens.ts';
import type { Screen } from './screen.ts';

/** Logins are limited, so one session serves all screenshots. */
let session: Promise<string> | undefined;

/** With the token of the environment or of the data folder; `act` runs before the screenshot. */
export function signedIn(act: (page: Page) => Promise<void> = () => Promise.resolve()): (page: Page) => Promise<void> {
  return async (page) => {
    const { origin, hostname } = new URL(page.url());
    session ??= openSession(origin);
    const [name = '', value = ''] = (await session).split('=');
    await page.context().addCookies([{ name, value, domain: hostname, path: '/releases' }]);
    await page.reload();
    await page.getByText('Live', { exact: true }).waitFor();
    await act(page);
  };
}

async function openSession(origin: string): Promise<string> {
  const { signIn } = registryOperations;
  const response = await fetch(`${origin}${registryAddress(signIn)}`, {
    method: signIn.method,
    headers: { [CONSOLE_HEADER]: '1', 'content-type': signIn.takes },
    body: JSON.stringify({ token: await managerToken() }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  if (cookie === '') throw new Error('Set AFTERGLOW_TOKEN, or DATA_DIR as for the site: the token here opens nothing.');
  return cookie.split(';')[0] ?? '';
}

async function managerToken(): Promise<string> {
  const dataDir = path.resolve(workspaceRoot, process.env['DATA_DIR'] ?? '.data');
  return process.env['AFTERGLOW_TOKEN'] ?? (await readSiteTokens(dataDir).catch(() => undefined))?.manager ?? '';
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

export const CONSOLE: readonly Screen[] = [
  { name: 'console-sign-in', path: '/releases/' },
  { name: 'console-running', path: '/releases/', before: signedIn() },
  { name: 'console-rollback', path: '/releases/', before: signedIn(press(/^Roll back/)), fullPage: false },
  { name: 'console-area', path: '/releases/?area=radio', before: signedIn() },
  {
    name: 'console-canary',
    path: '/releases/?area=radio',
    before: signedIn(press(/^(Change )?canary/i)),
    fullPage: false,
  },
  { name: 'console-retire', path: '/releases/?area=radio', before: signedIn(press(/^Retire/)), fullPage: false },
  { name: 'console-timeline', path: '/releases/?view=timeline', before: signedIn() },
  { name: 'console-tokens', path: '/releases/?view=tokens', before: signedIn() },
  { name: 'console-missing', path: '/releases/?area=nothing', before: signedIn() },
];
