import { ENCODING_CASES } from '@afterglow/kit/testing';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
}, START_LIMIT_MS);
afterAll(() => registry.close());

const AS_BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

test('before a shell is live a page says that the site is starting, and reloads automatically', async () => {
  const response = await registry.fetch('/', AS_BROWSER);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('Afterglow is starting');
  expect(html).toContain('<meta http-equiv="refresh"');
});

describe('with a shell and an area live', () => {
  beforeAll(async () => {
    await registry.release('shell', '1.0.0');
    await registry.release('radio', '1.0.0');
  });

  test.each([
    ['/radio', 200],
    ['/radio/deep', 200],
    ['/logout', 200],
    ['/404', 404],
    ['/nowhere/at/all', 404],
    ['/radiohead', 404],
    ['/search/results/top/mr.%20scruff', 404],
  ])('%s is a page with status %i', async (path, status) => {
    const response = await registry.fetch(path, AS_BROWSER);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<div id="app"></div>');
  });

  test.each(['/v3/nothing', '/releases/nothing', '/remotes/radio/1.0.0/nothing.js'])(
    '%s is not a page',
    async (path) => {
      const response = await registry.fetch(path, AS_BROWSER);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    },
  );

  test.each(['/favicon.ico', '/humans.txt'])('a missing file, %s, is not a page', async (path) => {
    expect((await registry.fetch(path)).headers.get('content-type')).toContain('application/json');
  });

  test('the policy of a page allows its own files only, no inline code and no eval', async () => {
    const policy = (await registry.fetch('/radio', AS_BROWSER)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|https?:|\*/);
  });

  test('a page is compressed as the browser accepts', async () => {
    const sizes = new Map<string, number>();
    for (const [accepted, encoding] of ENCODING_CASES) {
      const response = await registry.fetch('/radio', {
        headers: { ...AS_BROWSER.headers, 'accept-encoding': accepted },
      });
      expect([accepted, response.headers.get('content-encoding') ?? 'identity']).toEqual([accepted, encoding]);
      expect(await response.text()).toContain('/remotes/radio/1.0.0/entry.js');
      sizes.set(encoding, Number(response.headers.get('content-length')));
    }
    expect(sizes.get('br')).toBeLessThan(sizes.get('identity') ?? 0);
  });

  test('HEAD responds as GET does', async () => {
    expect((await registry.fetch('/radio', { ...AS_BROWSER, method: 'HEAD' })).status).toBe(200);
  });
});
