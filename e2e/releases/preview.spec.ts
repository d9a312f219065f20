import type { Locator, Page } from '@playwright/test';
import { Listener } from '../pages/listener.ts';
import { expectNoViolationsIn, THEMES } from '../support/axe.ts';
import { cli } from '../support/site/cli.ts';
import { createManager } from '../support/manager.ts';
import { buildPatchedRadio, SECOND_HEADING } from '../support/versions/patched-radio.ts';
import { expect, test } from '../support/test.ts';

const VERSION = '1.0.12';
const WIDTHS_PX = [1440, 390];

const bannerOf = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });

async function lookAt(page: Page, what: string, part?: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolationsIn(THEMES, page, `${what}, ${width} px`, part);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('[PLATFORM-018] a signed link shows an unreleased radio, under a banner, only to those who open it', async ({
  browser,
  listener,
  site,
}) => {
  const { page } = listener;
  const whole = await (await createManager(site)).liveVersion('radio');
  await cli(site, 'publish', await buildPatchedRadio(VERSION));
  const made = await cli(site, '--json', 'preview', 'radio', VERSION, '--to', '/radio?from=mail');
  const { url }: { url: string } = JSON.parse(made);
  const elsewhere = await browser.newContext();
  const other = new Listener(await elsewhere.newPage(), site.url);
  const expectLive = async (one: Listener) => {
    await expect(one.heading('Radio')).toHaveText('Radio');
    expect(await one.versionShown('radio')).toBe(whole);
    await expect(bannerOf(one.page)).toHaveCount(0);
  };

  await test.step('in the browser that opens it, on every page and after a reload', async () => {
    await page.goto(url);
    await expect(page).toHaveURL(`${site.url}/radio?from=mail`);
    await expect(listener.heading(SECOND_HEADING)).toBeVisible();
    expect(await listener.versionShown('radio')).toBe(VERSION);
    await expect(bannerOf(page)).toContainText(`Previewing radio ${VERSION}`);
    await listener.visit('browse');
    await expect(bannerOf(page)).toBeVisible();
    await page.reload();
    await expect(bannerOf(page)).toBeVisible();
    await listener.enter('radio');
    await expect(listener.heading(SECOND_HEADING)).toBeVisible();
    await lookAt(page, 'the banner', 'afterglow-preview');
  });

  await test.step('in no other browser', async () => {
    await other.open('/radio');
    await expectLive(other);
  });

  await test.step('with nothing of the link changed', async () => {
    const altered = new URL(url);
    altered.searchParams.set('what', `radio@${whole}`);
    const answer = await other.page.goto(altered.href);
    expect(answer?.status()).toBe(403);
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
    await lookAt(other.page, 'a refused link');
    await other.page.getByRole('link', { name: 'Go to the live site' }).click();
    await other.visit('radio');
    await expectLive(other);
  });

  await test.step("until it is exited: here by its button, and in this browser's other tabs automatically", async () => {
    const second = new Listener(await page.context().newPage(), site.url);
    await second.open('/radio');
    await expect(second.heading(SECOND_HEADING)).toBeVisible();
    await bannerOf(page).getByRole('button', { name: 'Exit preview' }).click();
    await expectLive(listener);
    await expect(page).toHaveURL(/\/radio\b/);
    await expectLive(second);
  });
  await elsewhere.close();
});
