import { PREMIUM } from '../screens/premium-states.ts';
import { prepareScreen } from '../screens/prepare-screen.ts';
import { RECEIPT_STATES } from '../screens/receipt-states.ts';
import { expectNoViolations, THEMES } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS_PX = [1440, 390];
/** Print has no landmark navigation. */
const STATES = [...PREMIUM, ...RECEIPT_STATES].filter(({ name }) => name !== 'receipt-printed');

// A state takes as long as a page, and there are sixty: only the long run has time for them.
for (const screen of process.env['AXE_LOOKS'] === 'all' ? STATES : []) {
  test(`axe finds nothing in the state "${screen.name}" of Premium, in both themes and two windows`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await prepareScreen(page, site.url, screen);
    await page.goto(site.url + screen.path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await screen.before?.(page);
    if (!Object.values(screen.answers ?? {}).includes('never'))
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoViolations(page, `${screen.name}, ${width} px, ${colorScheme}`);
      }
    }
    await context.close();
  });
}
