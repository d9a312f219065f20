import { Listener } from '../pages/listener.ts';
import { cliProcess } from '../support/site/cli.ts';
import { createManager } from '../support/manager.ts';
import { liveSetOf } from '../support/versions/radio-files.ts';
import type { RunningSite } from '../support/site/site.ts';
import { buildPatchedRadio, SECOND_HEADING } from '../support/versions/patched-radio.ts';
import { expect, test } from '../support/test.ts';

const VERSION = '1.0.1';
const OUTLINE = '7px';

/** The code of everything except radio. */
async function otherVersions(site: RunningSite): Promise<readonly string[]> {
  const { remotes, shellVersion } = await liveSetOf(site.url);
  const others = remotes.filter(({ name }) => name !== 'radio').map(({ name, live }) => `${name} ${live.version}`);
  return [`shell ${shellVersion}`, ...others];
}

/** The traces of an active version in the page: scripts, stylesheets, globals, and the page's look. */
function tracesOf(listener: Listener, version: string) {
  return listener.page.evaluate((name) => {
    const folder = `/remotes/radio/${name}/`;
    const globalName = `mfe_radio__${name.replace(/\W/g, '_')}`;
    const sheets = [...document.styleSheets].filter(
      ({ href, disabled, media }) => href?.includes(folder) && !disabled && media.mediaText !== 'not all',
    );
    const anyWindow = window as unknown as Record<string, unknown>;
    return {
      stylesheets: sheets.length,
      container: anyWindow[globalName] !== undefined,
      chunks: anyWindow[`webpackChunk_${globalName}`] !== undefined,
    };
  }, version);
}

async function expectEdition(listener: Listener, edition: 'first' | 'second', gone: string): Promise<void> {
  await expect(listener.heading(edition === 'second' ? SECOND_HEADING : 'Radio')).toBeVisible();
  await expect(listener.heading(/Radio/)).toHaveText(edition === 'second' ? SECOND_HEADING : 'Radio');
  const outlined = listener.page.locator(`[class*="edition"]`);
  if (edition === 'second') await expect(outlined).toHaveCSS('outline-width', OUTLINE);
  else await expect(outlined).toHaveCount(0);
  await expect.poll(() => tracesOf(listener, gone)).toEqual({ stylesheets: 0, container: false, chunks: false });
}

test('[RELEASE-005] [RELEASE-006] [PLATFORM-014] a new radio reaches two open pages and is rolled back in both, while their music plays', async ({
  browser,
  site,
}) => {
  const manager = await createManager(site);
  const first = await manager.liveVersion('radio');
  const others = await otherVersions(site);
  const folder = await buildPatchedRadio(VERSION);
  const contexts = [await browser.newContext(), await browser.newContext()];
  const listeners = await Promise.all(contexts.map(async (context) => new Listener(await context.newPage(), site.url)));
  for (const listener of listeners) {
    await listener.comeBackAsMember();
    await listener.playMix();
    await listener.visit('radio');
    await listener.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  }

  const musicInAll = (during: () => Promise<void>) =>
    listeners.reduceRight<() => Promise<void>>(
      (inner, listener) => () => listener.expectMusicThroughout(inner),
      during,
    )();

  await musicInAll(async () => {
    await cliProcess(site, 'publish', folder);
    await cliProcess(site, 'promote', 'radio', VERSION, '--reason', 'second edition');
    for (const listener of listeners) await expectEdition(listener, 'second', first);
    await cliProcess(site, 'rollback', 'radio', '--reason', 'the second edition was too early');
    for (const listener of listeners) await expectEdition(listener, 'first', VERSION);
  });
  for (const listener of listeners) expect(await listener.page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await Promise.all(contexts.map((context) => context.close()));

  expect(await otherVersions(site)).toEqual(others);

  await site.restart();
  expect(await manager.liveVersion('radio')).toBe(first);
  expect(JSON.parse(await cliProcess(site, '--json', 'history', 'radio')).entries[0]).toMatchObject({
    reason: 'the second edition was too early',
  });
});
