import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Fails with axe's findings, each with its HTML; `what` names the location, `part` (a selector) limits the check to a part. */
export async function expectNoViolations(page: Page, what: string, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Otherwise a blank page is opened for each result; there are no frames that would need it.
    .setLegacyMode(true)
    .include(part)
    .withTags(TAGS)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
