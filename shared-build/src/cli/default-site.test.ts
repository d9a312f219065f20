import { defaultSite } from './default-site.ts';

test("the site's port is the one that it was started with, else 4800", () => {
  expect(defaultSite({ PORT: '5000' })).toBe('http://localhost:5000');
  expect(defaultSite({})).toBe('http://localhost:4800');
});
