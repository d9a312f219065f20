import { isNearEnd } from './use-scroll-loading.ts';

test('[BROWSE-123] the end is near when less than a third of a window remains below', () => {
  const place = { windowHeight: 900, contentHeight: 3000 };
  expect(isNearEnd({ ...place, top: 1799 })).toBe(false);
  expect(isNearEnd({ ...place, top: 1800 })).toBe(true);
  expect(isNearEnd({ ...place, top: 2100 })).toBe(true);
});
