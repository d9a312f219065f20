import { isNearEnd, SCROLL_CHECK_MS } from './scroll-loading.ts';

test('[BROWSE-123] the end is near when less than a third of a window is left below', () => {
  const place = { windowHeight: 900, contentHeight: 3000 };
  expect(isNearEnd({ ...place, top: 1799 })).toBe(false);
  expect(isNearEnd({ ...place, top: 1800 })).toBe(true);
  expect(isNearEnd({ ...place, top: 2100 })).toBe(true);
});

test('[BROWSE-124] a scroll is looked at every 200 ms', () => {
  expect(SCROLL_CHECK_MS).toBe(200);
});
