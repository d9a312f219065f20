import { BANNER_STYLES } from './banner-files.ts';

test('the banner’s styles, which apply to the whole page, affect only the banner and its space', () => {
  const rules = BANNER_STYLES.content.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+){[^{}]*}/g);
  const selectors = Array.from(rules, ([, selector = '']) => selector.trim());
  expect(selectors.length).toBeGreaterThan(8);
  const isOwn = (selector: string) => /^:host( [^,]+)?$|^:root:has\(afterglow-preview\)$/.test(selector);
  expect(selectors.filter((selector) => !isOwn(selector))).toEqual([]);
});
