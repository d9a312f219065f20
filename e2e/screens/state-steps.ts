import type { Page } from '@playwright/test';

type Step = (page: Page) => Promise<void>;

const SCROLL_PX = 700;

/** The time in which all animations on a page end. */
const MOVES_MS = 500;

export async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(MOVES_MS);
}

export function openMenu(name: RegExp): Step {
  return async (page) => {
    const button = page.locator('main').getByRole('button', { name }).first();
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await button.click();
    await page.locator('[popover]').waitFor();
    await page.waitForTimeout(MOVES_MS);
  };
}

export function hoverOver(selector: string): Step {
  return async (page) => {
    await page.locator(`main ${selector}`).first().hover();
    await page.waitForTimeout(MOVES_MS);
  };
}

/** As with the Tab key, so that the focus ring shows. */
export function focusOn(selector: string): Step {
  return async (page) => {
    await page.keyboard.press('Tab');
    await page.locator(`main ${selector}`).first().focus();
  };
}

export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate((px) => scrollTo(0, px), SCROLL_PX);
  await page.waitForTimeout(MOVES_MS);
}

export function fillIn(button: string, fields: Readonly<Record<string, string>>): Step {
  return async (page) => {
    const main = page.locator('main');
    const form = main.getByRole('form');
    for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
    await main.getByRole('button', { name: button, exact: true }).click();
    await page.waitForTimeout(2 * MOVES_MS);
  };
}

export function playFrom(fraction?: number): Step {
  return async (page) => {
    await page
      .locator('main')
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1);
    if (fraction === undefined) return;
    const wave = page.locator('main [role=slider]').first();
    const box = await wave.boundingBox();
    if (box) await wave.click({ position: { x: box.width * fraction, y: box.height / 2 } });
    await page.mouse.move(0, 0);
  };
}

/** The state after leaving a mix in the middle and loading something else. */
export function continueAt(mixId: number, fraction: number): Step {
  return async (page) => {
    await playFrom(fraction)(page);
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 5);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await page.goto(new URL('/radio/deep', page.url()).href);
    await page
      .locator('main')
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await page
      .locator('main')
      .getByRole('button', { name: /^Pause / })
      .first()
      .waitFor();
    // By a link in the page, so that the channel stays in the player.
    await page.evaluate((href) => {
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
      link.click();
      link.remove();
    }, `/mix/${mixId}`);
    await page
      .locator('main')
      .getByRole('button', { name: /^Continue from/ })
      .waitFor();
    await page.waitForTimeout(MOVES_MS);
  };
}

export function pressButton(name: string | RegExp): Step {
  return async (page) => {
    await page.locator('main').getByRole('button', { name }).first().click();
    await page.waitForTimeout(MOVES_MS);
  };
}

export function pressRadio(name: string): Step {
  return async (page) => {
    await page.locator('main').getByRole('radio', { name }).click();
    await page.waitForTimeout(MOVES_MS);
  };
}

/** The site's own image, so that the dialog has something to crop. */
export async function choosePicture(page: Page): Promise<void> {
  const answer = await page.request.get(new URL('/v3/media/images/mix/1?width=600', page.url()).href);
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await answer.body() };
  await page.getByLabel('Profile picture').setInputFiles(file);
  await page.getByRole('button', { name: 'Use picture' }).waitFor();
  await page.waitForTimeout(MOVES_MS);
}
