import { createFakeNavigationPort } from '@afterglow/shared-contracts/testing';
import { interceptLinkClicks } from './link-clicks.ts';

const navigation = createFakeNavigationPort('/radio');
const stop = interceptLinkClicks(navigation);
afterAll(stop);

/** Clicks the link; returns whether the shell handled it, and where it led. */
function click(html: string, init: MouseEventInit = {}, onClick?: (event: Event) => void) {
  document.body.innerHTML = html;
  const link = document.body.querySelector('a');
  history.replaceState(null, '', '/radio');
  const before = navigation.visits.length;
  if (onClick) link?.addEventListener('click', onClick);
  // jsdom would try to load a page whose click was not handled.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return navigation.visits.slice(before).map(({ path }) => path);
}

test('a click on a link of this site, or inside it, navigates', () => {
  expect(click('<a href="/search"><b>Search</b></a>')).toEqual(['/search']);
});

test('the URL keeps its query and loses its trailing slash', () => {
  expect(click('<a href="/mix/7/?play=true"><b>Mix</b></a>')).toEqual(['/mix/7?play=true']);
});

test.each([
  ['another site', '<a href="https://elsewhere.example/"><b>x</b></a>', {}],
  ['a new tab', '<a href="/account" target="_blank"><b>x</b></a>', {}],
  ['a download', '<a href="/search" download><b>x</b></a>', {}],
  ['the registry', '<a href="/releases/console"><b>x</b></a>', {}],
  ['the service', '<a href="/v3/openapi.json"><b>x</b></a>', {}],
  ['a place on the same page', '<a href="/radio#main"><b>x</b></a>', {}],
  ['a click with Ctrl', '<a href="/search"><b>x</b></a>', { ctrlKey: true }],
  ['a click with Command', '<a href="/search"><b>x</b></a>', { metaKey: true }],
  ['a click with Shift', '<a href="/search"><b>x</b></a>', { shiftKey: true }],
  ['the middle button', '<a href="/search"><b>x</b></a>', { button: 1 }],
])('%s is left to the browser', (_what, html, init) => {
  expect(click(html, init)).toEqual([]);
});

test('a click that is already handled is ignored', () => {
  expect(click('<a href="/search"><b>x</b></a>', {}, (event) => event.preventDefault())).toEqual([]);
});
