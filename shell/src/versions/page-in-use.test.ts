import type { Slot } from '../slots/slot.ts';
import { isPageInUse } from './page-in-use.ts';

const idle = { getSlots: () => new Map<string, Slot>() };

afterEach(() => history.replaceState(null, '', '/'));

function draw(html: string): void {
  document.body.innerHTML = html;
}

test.each([
  ['a dialog', '<dialog open>Recovery codes</dialog>'],
  ['a form, even an empty one', '<main><form><input></form></main>'],
  ["a provider's fields", '<main><iframe></iframe></main>'],
  ['a button whose call is under way', '<main><button aria-busy="true">Pay</button></main>'],
  ['calls under way', '<div role="progressbar" aria-label="Loading"></div>'],
  ['text', '<input type="search" value="deep">'],
  ['text of several lines', '<textarea>Dear</textarea>'],
])('a page with %s is in use', (_, html) => {
  draw(html);
  expect(isPageInUse(idle)).toBe(true);
});

test.each([
  ['a closed dialog', '<dialog></dialog>'],
  ['an empty search', '<main><form role="search"><input type="search"></form></main>'],
  ['a slider and a switch', '<input type="range" value="25"><input type="checkbox" value="on">'],
])('a page with %s is not in use', (_, html) => {
  draw(html);
  expect(isPageInUse(idle)).toBe(false);
});

test('the search text of the URL is restored with it', () => {
  history.replaceState(null, '', '/search?q=deep');
  draw('<main><form role="search"><input type="search" value="deep"></form></main>');
  expect(isPageInUse(idle)).toBe(false);
});
