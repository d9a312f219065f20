import { isFromCache } from './from-cache.ts';
import { cacheShell } from './cache-shell.ts';
import { answerFetches, createFakeCache } from './testing/fake-cache.ts';

const FOLDER = '/remotes/shell/1.0.0/';
const HASH = `sha384-${'A'.repeat(64)}`;

const HTML = `<html lang="en"><link rel="stylesheet" href="${FOLDER}shell.css"></html>`;
const HEADERS = { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' };
const files = ['shell.js', 'modal.js', 'shell.css', 'font.woff2', 'icon-512.png'].map((path) => ({
  path,
  integrity: HASH,
}));

const site = {
  '/offline.html': () => new Response(HTML, { headers: HEADERS }),
  [`${FOLDER}release.json`]: () => Response.json({ files }),
  ...Object.fromEntries(files.map(({ path }) => [`${FOLDER}${path}`, () => new Response(path)])),
};

afterEach(() => jest.restoreAllMocks());

test('the document is cached with all code of its shell, even unopened parts', async () => {
  answerFetches(site);
  const cache = createFakeCache();
  await cacheShell(cache, FOLDER);
  const names = ['font.woff2', 'modal.js', 'shell.css', 'shell.js'];
  expect(cache.paths()).toEqual(['/offline.html', ...names.map((name) => `${FOLDER}${name}`)]);
});

test('the document is never from a cache, and every file must match its hash', async () => {
  const asked = answerFetches(site);
  await cacheShell(createFakeCache(), FOLDER);
  expect(asked.find(([path]) => path === '/offline.html')?.[1]).toEqual({ cache: 'no-store' });
  expect(asked.find(([path]) => path === `${FOLDER}shell.js`)?.[1]).toEqual({ integrity: HASH, priority: 'low' });
});

test('the document shows that it comes from a cache, and has its policy', async () => {
  answerFetches(site);
  const cache = createFakeCache();
  await cacheShell(cache, FOLDER);
  const stored = await cache.match('/offline.html');
  expect(stored?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(stored?.headers.has('content-encoding')).toBe(false);
  const root = new RegExp('<html ([^>]*)>').exec((await stored?.text()) ?? '')?.[1] ?? '';
  expect(isFromCache({ hasAttribute: (name) => root.includes(name) })).toBe(true);
});

test('a document with missing files does not replace the cached one', async () => {
  answerFetches({ ...site, [`${FOLDER}modal.js`]: () => new Response('', { status: 500 }) });
  const cache = createFakeCache();
  await cache.put('/offline.html', new Response('the one before'));
  await expect(cacheShell(cache, FOLDER)).rejects.toThrow('500');
  expect(await (await cache.match('/offline.html'))?.text()).toBe('the one before');
});

test('the previous shell is removed', async () => {
  answerFetches(site);
  const cache = createFakeCache();
  await cache.put('/remotes/shell/0.9.0/shell.js', new Response('old'));
  await cacheShell(cache, FOLDER);
  expect(cache.paths()).not.toContain('/remotes/shell/0.9.0/shell.js');
});

test('nothing is cached while the site starts', async () => {
  answerFetches({ '/offline.html': () => new Response('<html lang="en">starting</html>', { status: 503 }) });
  const cache = createFakeCache();
  await cacheShell(cache, FOLDER);
  expect(cache.paths()).toEqual([]);
});

test.each([['/remotes/shell/0.9.0/'], [undefined]])(
  'a live shell that did not start here while %s runs does not replace the cached one',
  async (running) => {
    const asked = answerFetches(site);
    const cache = createFakeCache();
    await cache.put('/offline.html', new Response('of the shell that runs'));
    await cacheShell(cache, running);
    expect(await (await cache.match('/offline.html'))?.text()).toBe('of the shell that runs');
    expect(asked.map(([path]) => path)).toEqual(['/offline.html']);
  },
);
