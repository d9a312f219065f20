import { registryOperations } from '@afterglow/shared-registry-contracts';
import { createReleasesClient } from '../../client/index.ts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import {
  remoteContents,
  remoteManifest,
  shellContents,
  shellManifest,
  writeRelease,
} from '../../testing/fake-release.ts';
import { SITE_PAGES } from '../../testing/site-pages.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

const mix = buildMix({ title: 'Night Drive' });
const PUBLIC_URL = 'https://afterglow.example';
const AS_BROWSER = { headers: { accept: 'text/html,*/*;q=0.8' } };

async function readApi(path: string) {
  if (path === `/v3/mixes/${mix.id}`) return { status: 200, body: JSON.stringify(mix), total: null };
  if (/^\/v3\/mixes\?(offset=0&)?limit=/.test(path)) return { status: 200, body: JSON.stringify([mix]), total: 1 };
  return path.includes('?') ? { status: 200, body: '[]', total: 0 } : { status: 404, body: '{}', total: null };
}

const files = {
  ...shellContents('1.0.0'),
  'service-worker.0123456789.js': '/* the worker of 1.0.0 */',
  'favicon.0123456789.svg': '<svg/>',
  'icon-192.0123456789.png': 'icon',
  'icon-512-maskable.0123456789.png': 'icon',
  'touch-icon.0123456789.png': 'icon',
  'share.0123456789.png': 'picture',
};

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({ readApi, publicUrl: PUBLIC_URL });
}, START_LIMIT_MS);
afterAll(() => registry.close());

async function releaseShell(version: string, contents: Readonly<Record<string, string>>) {
  const manifest = { ...shellManifest(version, contents), preload: [] };
  await registry.team('shell').publish(await writeRelease(`${registry.dataDir}/../${version}`, manifest, contents));
  await registry.manager.promote({ environment: 'production', remote: 'shell', version, reason: 'test' });
}

async function releaseSite() {
  const manifest = remoteManifest('browse', '1.0.0', { pages: [...SITE_PAGES] });
  const folder = await writeRelease(`${registry.dataDir}/../site`, manifest, remoteContents('browse', '1.0.0'));
  const radio = { params: { remote: 'browse' }, body: { path: '/radio' } };
  await registry.manager.call(registryOperations.grantPath, radio);
  await createReleasesClient({ url: registry.url, token: registry.releases.startToken }).publish(folder);
  await registry.manager.promote({ environment: 'production', remote: 'browse', version: '1.0.0', reason: 'test' });
}

test('before a shell is live no worker or manifest is served', async () => {
  expect((await registry.fetch('/manifest.webmanifest')).status).toBe(404);
  expect(await (await registry.fetch('/service-worker.js')).text()).toContain('registration.unregister()');
});

describe('with a shell and an area live', () => {
  beforeAll(async () => {
    await releaseShell('1.0.0', files);
    await registry.release('radio', '1.0.0');
    await releaseSite();
  });

  test('the worker is the live shell’s, from the root, under the policy, and always revalidated', async () => {
    const response = await registry.fetch('/service-worker.js');
    expect(await response.text()).toBe('/* the worker of 1.0.0 */');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('a shell without a worker unregisters it from every browser', async () => {
    await releaseShell('1.0.1', shellContents('1.0.1'));
    expect(await (await registry.fetch('/service-worker.js')).text()).toContain('registration.unregister()');
    await registry.manager.rollback({ environment: 'production', remote: 'shell', reason: 'test' });
    expect(await (await registry.fetch('/service-worker.js')).text()).toBe('/* the worker of 1.0.0 */');
  });

  test('the manifest names the icons of the live shell', async () => {
    const response = await registry.fetch('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    expect(await response.json()).toMatchObject({
      name: 'Afterglow',
      display: 'standalone',
      icons: [
        { src: '/remotes/shell/1.0.0/icon-192.0123456789.png', sizes: '192x192', purpose: 'any' },
        { src: '/remotes/shell/1.0.0/icon-512-maskable.0123456789.png', sizes: '512x512', purpose: 'maskable' },
        { src: '/remotes/shell/1.0.0/favicon.0123456789.svg', sizes: 'any' },
      ],
      shortcuts: [{ name: 'Radio', url: '/radio' }],
    });
  });

  test('a previous path redirects with its query; a path that the area marks as missing is a 404', async () => {
    const moved = await registry.fetch('/radio/deep/plan?day=2', { ...AS_BROWSER, redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/radio/deep/schedule?day=2']);
    const nothing = await registry.fetch('/nothing/there', AS_BROWSER);
    expect(nothing.status).toBe(404);
    expect(await nothing.text()).toContain('<meta name="robots" content="noindex">');
  });

  test('a page is described as its release says', async () => {
    const html = await (await registry.fetch('/radio', AS_BROWSER)).text();
    expect(html).toContain('<meta name="description" content="Four channels of Afterglow.">');
  });

  test('a page names its icons and its manifest', async () => {
    const html = await (await registry.fetch('/radio', AS_BROWSER)).text();
    expect(html).toContain('<link rel="icon" href="/remotes/shell/1.0.0/favicon.0123456789.svg" type="image/svg+xml">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/remotes/shell/1.0.0/touch-icon.0123456789.png">');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  });

  test('the offline document has no specific path and is not indexed', async () => {
    const response = await registry.fetch('/offline.html');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<div id="app"></div>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="preload" as="script" href="/remotes/radio');
  });

  test('a page about something that does not exist responds with 404 and is not indexed', async () => {
    const response = await registry.fetch('/radio/deep', AS_BROWSER);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  });

  test('robots.txt names the sitemap and the paths that robots must skip', async () => {
    const robots = await (await registry.fetch('/robots.txt')).text();
    expect(robots).toContain('Disallow: /account\n');
    expect(robots).toContain('Disallow: /radio/favorites\n');
    expect(robots).not.toContain('Disallow: /radio\n');
    expect(robots).toContain('Sitemap: https://afterglow.example/sitemap.xml\n');
  });

  test('the sitemap is an index of files, and a file that it does not name does not exist', async () => {
    const index = await registry.fetch('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await index.text()).toContain('<loc>https://afterglow.example/sitemaps/mixes-1.xml</loc>');
    expect(await (await registry.fetch('/sitemaps/mixes-1.xml')).text()).toContain(`/mix/${mix.id}</loc>`);
    for (const path of ['/sitemaps/mixes-2.xml', '/sitemaps/members-1.xml', '/sitemaps/mixes-0.xml']) {
      expect((await registry.fetch(path)).status).toBe(404);
    }
  });

  test('pages of a retired area respond with 404 and are not indexed until it is restored', async () => {
    const browse = { environment: 'production', remote: 'browse' } as const;
    const radio = () => registry.fetch('/radio', AS_BROWSER);
    expect((await radio()).status).toBe(200);
    await registry.manager.call(registryOperations.retire, { params: browse, body: { reason: 'closed' } });
    const closed = await radio();
    expect(closed.status).toBe(404);
    const html = await closed.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect((await registry.fetch('/sitemaps/pages-1.xml')).status).toBe(404);
    await registry.manager.rollback({ ...browse, reason: 'open again' });
    expect((await radio()).status).toBe(200);
    expect(await (await registry.fetch('/sitemaps/pages-1.xml')).text()).toContain('/radio</loc>');
  });
});
