import type { LiveRelease } from '@afterglow/shared-contracts';
import { buildLiveRelease } from '@afterglow/shared-contracts/testing';
import { createCodeRegistry } from './code-registry.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { createHostHooks } from './host-hooks.ts';
import { createReleaseLoader, type LoadOptions } from './load-release.ts';
import type { Probe } from './probe.ts';

const BASE = 'http://localhost/remotes/radio/1.0.0/';
const release = buildLiveRelease('radio', {
  pages: [{ key: 'radio', path: '/radio/*', scripts: ['page.js'], styles: ['page.css'] }],
  integrity: Object.fromEntries(
    ['remoteEntry.js', 'remote.js', 'remote.css', 'page.js', 'page.css'].map((file, index) => [
      file,
      `sha384-${String(index).repeat(64)}`,
    ]),
  ),
});
const exposed = {
  remote: {
    name: 'radio',
    version: '1.0.0',
    contractsVersion: '1.0.0',
    lifecycles: { mount: async () => {}, unmount: async () => {} },
  },
};

interface Behavior {
  readonly load?: () => Promise<unknown>;
  readonly probe?: Probe;
}

function setUp({ load = async () => exposed, probe = async () => 'network' }: Behavior = {}) {
  const calls: string[] = [];
  const runtime: FederationRuntime = {
    register: (name, entry) => void calls.push(`register ${name} ${entry}`),
    load: async (name, expose) => {
      calls.push(`load ${name} ${expose}`);
      return load();
    },
    remove: (name) => void calls.push(`remove ${name}`),
  };
  const code = createCodeRegistry();
  const hooks = createHostHooks(code, 50);
  const loadRelease = createReleaseLoader({ runtime, code, probe, limitMs: 50 });
  const controller = new AbortController();
  const options: LoadOptions = { pathname: '/radio/deep', attempt: 1, held: false, signal: controller.signal };
  const run = (overrides: Partial<LoadOptions> = {}, of: LiveRelease = release) =>
    loadRelease('radio', of, { ...options, ...overrides });
  return { calls, hooks, run, controller };
}

function stylesheet(file: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${BASE}${file}` });
}

function hrefs(rel: string): readonly string[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href);
}

afterEach(() => document.head.replaceChildren());

test('requests all files of the route in parallel, with integrity, before the container does', async () => {
  const { run } = setUp();
  await run();
  expect(hrefs('preload')).toEqual(
    ['remoteEntry.js', 'remote.js', 'page.js', 'remote.css', 'page.css'].map((file) => `${BASE}${file}`),
  );
  const [entry] = document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  expect(entry?.integrity).toBe(release.integrity['remoteEntry.js']);
  expect(entry?.crossOrigin).toBe('anonymous');
  expect(entry?.as).toBe('script');
});

test('adds no hint for what the page already hints', async () => {
  const hint = Object.assign(document.createElement('link'), { rel: 'preload', href: `${BASE}remote.js` });
  document.head.append(hint);
  await setUp().run();
  expect(hrefs('preload').filter((href) => href.endsWith('/remote.js'))).toHaveLength(1);
});

test('registers the entry of the release and loads its exposed module', async () => {
  const { run, calls } = setUp();
  const loaded = await run();
  expect(calls).toEqual([`register mfe_radio__1_0_0 ${BASE}remoteEntry.js`, 'load mfe_radio__1_0_0 ./remote']);
  expect(loaded.module).toBe(exposed.remote);
});

test.each([
  ['another version', { remote: { ...exposed.remote, version: '1.0.1' } }],
  ['another remote', { remote: { ...exposed.remote, name: 'search' } }],
  ['no remote at all', {}],
])('a module that is %s is rejected and removed', async (_what, other) => {
  const { run, calls } = setUp({ load: async () => other });
  await expect(run()).rejects.toMatchObject({ name: 'ChunkLoadError', reason: 'execution', url: '', version: '1.0.0' });
  expect(calls.at(-1)).toBe('remove mfe_radio__1_0_0');
});

test('a container that never initializes times out', async () => {
  const { run } = setUp({ load: () => new Promise(() => {}) });
  await expect(run()).rejects.toMatchObject({ reason: 'timeout', url: `${BASE}remoteEntry.js` });
});

test('a failed load leaves no hint, no stylesheet and no permission behind', async () => {
  const { run, hooks } = setUp({
    load: async () => {
      hooks.insertStylesheet(stylesheet('remote.css'));
      throw new Error('boom');
    },
  });
  await expect(run()).rejects.toMatchObject({ reason: 'execution' });
  expect(document.head).toBeEmptyDOMElement();
  expect(hooks.integrityOf(`${BASE}remote.js`)).toBe(`sha384-${'A'.repeat(64)}`);
});

test('stylesheets wait while an older version is shown, and apply after adoption', async () => {
  const { run, hooks } = setUp();
  const loaded = await run({ held: true });
  const first = stylesheet('remote.css');
  hooks.insertStylesheet(first);
  expect(first.media).toBe('not all');
  loaded.adopt();
  expect(first.media).toBe('all');
  const later = stylesheet('page.css');
  hooks.insertStylesheet(later);
  expect(later.media).toBe('');
});

test('disposing removes the container, the stylesheets and the permission to load more', async () => {
  const { run, hooks, calls, controller } = setUp();
  const loaded = await run();
  loaded.adopt();
  hooks.insertStylesheet(stylesheet('remote.css'));
  controller.abort();
  expect(hrefs('stylesheet')).toEqual([]);
  expect(calls.at(-1)).toBe('remove mfe_radio__1_0_0');
  expect(hooks.integrityOf(`${BASE}page.js`)).toBe(`sha384-${'A'.repeat(64)}`);
});

test('ending it removes the code immediately: after loading, and after adoption', async () => {
  const abandoned = setUp();
  await abandoned.run();
  abandoned.controller.abort();
  expect(abandoned.calls.at(-1)).toBe('remove mfe_radio__1_0_0');

  const adopted = setUp();
  (await adopted.run()).adopt();
  adopted.controller.abort();
  expect(adopted.calls.at(-1)).toBe('remove mfe_radio__1_0_0');
});

test('another attempt requests every file at a new URL, past caches and hanging requests', async () => {
  const { run, hooks, calls } = setUp();
  await run({ attempt: 2 });
  expect(calls[0]).toBe(`register mfe_radio__1_0_0 ${BASE}remoteEntry.js?attempt=2`);
  expect(hrefs('preload')).toContain(`${BASE}page.js?attempt=2`);
  const script = Object.assign(document.createElement('script'), { src: `${BASE}page.js` });
  hooks.limitScript(script);
  expect(script.src).toBe(`${BASE}page.js?attempt=2`);
  expect(hooks.integrityOf(script.src)).toBe(release.integrity['page.js']);
  const link = stylesheet('page.css');
  hooks.insertStylesheet(link);
  expect(link.href).toBe(`${BASE}page.css?attempt=2`);
  expect(link.integrity).toBe(release.integrity['page.css']);
});

describe('integrity', () => {
  test('is the published hash for every file of an admitted release', async () => {
    const { run, hooks } = setUp();
    await run();
    expect(hooks.integrityOf(`${BASE}page.js`)).toBe(release.integrity['page.js']);
  });

  test.each([
    ['a file the release does not name', `${BASE}other.js`],
    ['a version that is not admitted', 'http://localhost/remotes/radio/9.9.9/remote.js'],
    ['another origin', 'https://elsewhere.example/remote.js'],
  ])('never matches for %s', async (_what, url) => {
    const { run, hooks } = setUp();
    await run();
    expect(hooks.integrityOf(url)).toBe(`sha384-${'A'.repeat(64)}`);
  });

  test('is undefined outside the releases', () => {
    expect(setUp().hooks.integrityOf('http://localhost/elsewhere.js')).toBeUndefined();
  });
});

test('[SHELL-081] a file that does not respond in time gets an error event, and the failure is a timeout', async () => {
  jest.useFakeTimers();
  const { run, hooks } = setUp();
  const loaded = await run();
  const script = Object.assign(document.createElement('script'), { src: `${BASE}page.js` });
  const link = stylesheet('page.css');
  const failed: string[] = [];
  for (const element of [script, link]) element.addEventListener('error', () => failed.push(element.tagName));
  hooks.limitScript(script);
  hooks.insertStylesheet(link);
  await jest.advanceTimersByTimeAsync(49);
  expect(failed).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toEqual(['SCRIPT', 'LINK']);
  const thrown = Object.assign(new Error('Loading CSS chunk 7 failed'), {
    code: 'CSS_CHUNK_LOAD_FAILED',
    type: 'error',
    request: link.href,
  });
  expect(await loaded.explain(thrown)).toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    reason: 'timeout',
    url: link.href,
  });
  jest.useRealTimers();
});
