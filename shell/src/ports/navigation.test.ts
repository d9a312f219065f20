import type { NavigationPort } from '@afterglow/shared-contracts';
import { createNavigation } from './navigation.ts';

let navigation: NavigationPort;
let seen: string[];

beforeEach(() => {
  history.replaceState(null, '', '/radio?play=true');
  navigation = createNavigation();
  seen = [];
  navigation.path$.subscribe((path) => seen.push(path));
});

test('says where the listener is, with the query, and then wherever they go', () => {
  navigation.navigate('/search');
  navigation.navigate('/radio/deep?play=true');
  expect(seen).toEqual(['/radio?play=true', '/search', '/radio/deep?play=true']);
  expect(navigation.getPath()).toBe('/radio/deep?play=true');
});

test('hears of what routers and the browser do to the history', () => {
  history.pushState(null, '', '/mix/7');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(seen.at(-1)).toBe('/mix/7');
});

test('remembers the latest fifty places, however the listener came there', () => {
  navigation.navigate('/search');
  navigation.navigate('/search');
  history.pushState(null, '', '/mix/7');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(navigation.getVisited()).toEqual(['/radio?play=true', '/search', '/mix/7']);
  for (let number = 1; number <= 50; number += 1) navigation.navigate(`/shows/${number}`);
  expect(navigation.getVisited()).toHaveLength(50);
  expect(navigation.getVisited().at(0)).toBe('/shows/1');
});

test('an entry is replaced on request, and the page that is already open makes no new one', () => {
  const { length } = history;
  navigation.navigate('/404', { replace: true });
  navigation.navigate('/404');
  expect(history.length).toBe(length);
  navigation.navigate('/search');
  expect(history.length).toBe(length + 1);
});

test('a trailing slash is not kept', () => {
  navigation.navigate('/browse/charts/?sort=new');
  expect(navigation.getPath()).toBe('/browse/charts?sort=new');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/.//elsewhere.example',
  '/\\elsewhere.example',
  'radio',
  'javascript:alert(1)',
  '',
])('refuses %p: no text leads off the site', (path) => {
  expect(() => navigation.navigate(path)).toThrow('is not a path of this site');
  expect(navigation.getPath()).toBe('/radio?play=true');
});
