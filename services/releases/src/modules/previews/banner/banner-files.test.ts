import { BANNER_STYLES } from './banner-files.ts';

test('the banner’s styles, which the whole page has, reach nothing but the banner and the room for it', () => {
  const rules = BANNER_STYLES.content.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+){[^{}]*}/g);
  const selectors = Array.from(rules, ([, selector = '']) => selector.trim());
  expect(selectors.length).toBeGreaterThan(8);
  const isOwn = (selector: string) => /^:host( [^,]+)?$|^:root:has\(afterglow-preview\)$/.test(selector);
  expect(selectors.filter((selector) => !isOwn(selector))).toEqual([]);
});
