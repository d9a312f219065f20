import type { Page } from '@playwright/test';
import { FAILED_SHELL_COOKIE } from '@afterglow/shared-contracts';
import { Listener } from '../../pages/listener.ts';
import { cli } from '../site/cli.ts';
import { createManager } from '../manager.ts';
import { buildPatchedRadio } from './patched-radio.ts';
import { liveSetOf } from './radio-files.ts';
import {
  buildStartingOnce,
  buildThrowingShell,
  HAS_STARTED_KEY,
  LATER_CONTRACTS,
  withContracts,
} from './shell-editions.ts';
import type { RunningSite } from '../site/site.ts';

export const THROWING = '1.0.61';
export const STARTING_ONCE = '1.0.62';
const RADIO_OF_LATER = '1.0.64';

export interface WholeReleases {
  readonly shell: string;
  readonly radio: string;
}

const SHELLS = [
  [THROWING, buildThrowingShell],
  [STARTING_ONCE, buildStartingOnce],
] as const;

export async function publishFailingShells(site: RunningSite): Promise<WholeReleases> {
  const { shellVersion, remotes } = await liveSetOf(site.url);
  const published = await cli(site, '--json', 'versions', 'shell');
  for (const [version, build] of SHELLS) {
    if (!published.includes(`"${version}"`))
      await cli(site, 'publish', withContracts(await build(version), LATER_CONTRACTS));
  }
  const radio = remotes.find((one) => one.name === 'radio')?.live.version;
  return { shell: shellVersion ?? '', radio: radio ?? '' };
}

/**
 * A radio that only runs in these shells; it is published while one of them is live. Returns a function that makes it live, and its
 * version.
 */
export async function buildRadioOfLater(site: RunningSite): Promise<() => Promise<string>> {
  const folder = withContracts(await buildPatchedRadio(RADIO_OF_LATER), LATER_CONTRACTS);
  return async () => {
    await cli(site, 'publish', folder);
    await (await createManager(site)).promote('radio', RADIO_OF_LATER);
    return RADIO_OF_LATER;
  };
}

/** Restores these versions for the next test. */
export async function restore(site: RunningSite, { shell, radio }: WholeReleases): Promise<void> {
  const manager = await createManager(site);
  if ((await manager.liveVersion('radio')) !== radio) await manager.promote('radio', radio);
  // By name, or the fallback itself would count as rolled back.
  if ((await liveSetOf(site.url)).shellVersion !== shell) await goBackTo(site, shell);
}

/** Rolls the shell back to a version, which is good from then on. */
export async function goBackTo(site: RunningSite, version: string): Promise<void> {
  const { shellVersion } = await liveSetOf(site.url);
  await cli(site, 'rollback', 'shell', '--from', shellVersion ?? '', '--to', version, '--reason', 'a journey');
}

/** Runs in the page: the version of the shell whose code it has. */
export function shellInPage(): string {
  return [...document.scripts].map(({ src }) => /\/shell\/([^/]+)\/shell\./.exec(src)?.[1] ?? '').join('');
}

export const shellOf = (page: Page) => page.evaluate(shellInPage);

export function countDocuments(page: Page): () => number {
  let opened = 0;
  page.on(
    'request',
    (request) => (opened += Number(request.isNavigationRequest() && request.frame() === page.mainFrame())),
  );
  return () => opened;
}

/** The cookie that names the failed shell of a browser. */
export const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === FAILED_SHELL_COOKIE);

/** How often tabs have reported that this shell did not start. */
export async function countCrashes(site: RunningSite, version: string): Promise<number> {
  const counts = (await (await createManager(site)).reports()) as {
    remote: string;
    version: string;
    kind: string;
    count: number;
  }[];
  const those = counts.filter((one) => one.remote === 'shell' && one.version === version && one.kind === 'crash');
  return those.reduce((sum, { count }) => sum + count, 0);
}

export async function openBrowser(page: Page, url: string): Promise<Listener> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const context = await browser.newContext();
  return new Listener(await context.newPage(), url);
}

/** `buildStartingOnce` never starts in this browser. */
export async function hasStartedBefore(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), HAS_STARTED_KEY);
}
