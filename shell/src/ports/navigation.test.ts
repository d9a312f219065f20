import type { NavigationPort } from '@afterglow/shared-contracts';
import { createNavigation } from './navigation.ts';

let navigation: NavigationPort;
let seen: string[];

beforeEach(() => {
  sessionStorage.clear();
  // A browser without the navigation of the previous test.
  for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name);
  history.replaceState(null, '', '/radio?play=true');
  navigation = createNavigation();
  seen = [];
  navigation.path$.subscribe((path) => seen.push(path));
});

test('emits the current URL with its query, and then every navigation', () => {
  navigation.navigate('/search');
  navigation.navigate('/radio/deep?play=true');
  expect(seen).toEqual(['/radio?play=true', '/search', '/radio/deep?play=true']);
  expect(navigation.getPath()).toBe('/radio/deep?play=true');
});

test('sees changes of the history by routers and the browser', () => {
  history.pushState(null, '', '/mix/7');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(seen.at(-1)).toBe('/mix/7');
});

test('stores the last fifty URLs, whatever the kind of navigation', () => {
  navigation.navigate('/search');
  navigation.navigate('/search');
  history.pushState(null, '', '/mix/7');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(navigation.getVisited()).toEqual(['/radio?play=true', '/search', '/mix/7']);
  for (let number = 1; number <= 50; number += 1) navigation.navigate(`/shows/${number}`);
  expect(navigation.getVisited()).toHaveLength(50);
  expect(navigation.getVisited().at(0)).toBe('/shows/1');
});

test('[SEARCH-014] after a reload a tab knows its pages, and the current one counts once', () => {
  navigation.navigate('/search/results/top/low');
  expect(createNavigation().getVisited()).toEqual(['/radio', '/search/results/top/low']);
  navigation.navigate('/search/results/top/low?from=field');
  const reloaded = createNavigation();
  expect(reloaded.getVisited().slice(-2)).toEqual(['/search/results/top/low', '/search/results/top/low?from=field']);
  reloaded.navigate('/mix/7');
  expect(createNavigation().getVisited().at(-1)).toBe('/mix/7');
  sessionStorage.setItem('visited', '{"not": "a list"}');
  expect(createNavigation().getVisited()).toEqual(['/mix/7']);
});

test.each([
  '/set-new-password?members_id=7&token=abc',
  '/auth/login?redirect=%2Fset-new-password%3Ftoken%3Dabc',
  '/premium/complete?state=abc',
])('stores nothing of the query of %s, which may be a secret', (path) => {
  navigation.navigate(path);
  navigation.navigate('/radio');
  expect(navigation.getVisited()).toContain(path);
  const stored = [sessionStorage, localStorage].flatMap((storage) => Object.values<string>(storage));
  expect(stored.join()).not.toContain('abc');
});

describe('[PREMIUM-011] the way back', () => {
  const go = (steps: number) =>
    new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
      history.go(steps);
    });

  test('leads to the previous page, even after a reload, and home from the first one', async () => {
    expect(navigation.canGoBack?.()).toBe(false);
    navigation.navigate('/premium');
    navigation.navigate('/premium/view-plans', { replace: true });
    history.pushState({ idx: 4 }, '', '/premium/select-payment/2'); // by a router
    expect(history.state).toMatchObject({ idx: 4 });
    expect(createNavigation().canGoBack?.()).toBe(true);
    const returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    navigation.back();
    await returned;
    expect(navigation.getPath()).toBe('/premium/view-plans');
    await go(-1);
    expect([navigation.getPath(), navigation.canGoBack?.()]).toEqual(['/radio?play=true', false]);
    expect(history.length).toBeGreaterThan(1);
    navigation.back();
    expect(navigation.getPath()).toBe('/');
    await go(2);
    expect([navigation.getPath(), navigation.canGoBack?.()]).toEqual(['/premium/select-payment/2', true]);
  });

  test('counts an entry made by a link to a part of the page', async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    location.hash = 'part';
    await moved;
    expect(navigation.canGoBack?.()).toBe(true);
    await go(-1);
    expect(navigation.canGoBack?.()).toBe(false);
  });
});

test('replaces an entry on request, and adds none for the current page', () => {
  navigation.navigate('/browse');
  const { length } = history;
  navigation.navigate('/404', { replace: true });
  navigation.navigate('/404');
  expect(history.length).toBe(length);
  navigation.navigate('/search');
  expect(history.length).toBe(length + 1);
});

test('a trailing slash is dropped', () => {
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
])('rejects %p: no text leads off the site', (path) => {
  expect(() => navigation.navigate(path)).toThrow('is not a path of this site');
  expect(navigation.getPath()).toBe('/radio?play=true');
});
