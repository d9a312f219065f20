import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything else in a page is the same in every theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Fails with axe's findings, each with its HTML; `what` names the location, `part` (a selector) limits the check to a part, and `rules`
 * to those that another theme can break.
 */
export async function expectNoViolations(
  page: Page,
  what: string,
  part = 'html',
  rules: 'all' | 'of colors' = 'all',
): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Otherwise a blank page is opened for each result; there are no frames that would need it.
    .setLegacyMode(true)
    .include(part);
  const { violations } = await (rules === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES)).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The same in each of these themes: the first is checked whole, and then only what depends on colors. */
export async function expectNoViolationsIn(
  themes: readonly Theme[],
  page: Page,
  what: string,
  part?: string,
): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(noneFades);
    await expectNoViolations(page, `${what}, ${colorScheme}`, part, index === 0 ? 'all' : 'of colors');
  }
}

/** Runs in the page: during a fade, colors are not yet final. Some pictures move forever. */
function noneFades(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);
}
