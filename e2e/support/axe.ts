import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds, each with the HTML it stands in; `what` says where that was, `part` (a selector) looks at a part alone. */
export async function expectNothingFound(page: Page, what: string, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
