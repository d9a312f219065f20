import { hrefOf, type ConsoleRoute, parseRoute } from './console-route.ts';

test.each<[ConsoleRoute, string]>([
  [{ view: 'running' }, '/releases/'],
  [{ view: 'area', area: 'radio' }, '/releases/?area=radio'],
  [{ view: 'area', area: 'radio', from: '1.0.1', to: '1.0.2' }, '/releases/?area=radio&from=1.0.1&to=1.0.2'],
  [{ view: 'timeline', environment: 'staging' }, '/releases/?view=timeline&environment=staging'],
  [{ view: 'tokens' }, '/releases/?view=tokens'],
])('%j has the URL %s, and vice versa', (place, href) => {
  expect(hrefOf(place)).toBe(href);
  expect(parseRoute(new URL(href, 'http://console.test').search)).toEqual(place);
});

test('an unknown URL leads to the overview, or to production', () => {
  expect(parseRoute('?view=unknown')).toEqual({ view: 'running' });
  expect(parseRoute('?view=timeline&environment=moon')).toEqual({ view: 'timeline', environment: 'production' });
});
