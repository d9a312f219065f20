import type { LiveSet, ReleasePage } from '@afterglow/shared-contracts';
import { toLiveSet } from '../../registry/live-views/index.ts';
import {
  integrityOf,
  remoteContents,
  remoteManifest,
  shellContents,
  shellManifest,
} from '../../testing/fake-release.ts';
import { matchPage } from '../matched-page.ts';
import { renderDocument } from './render-document.ts';

const ASSIGNMENT = { shell: '1.0.0', radio: '1.0.0', browse: '2.0.0' };
const HOME: ReleasePage = { key: 'home', path: '/', scripts: ['chunks/lazy.js'], styles: [] };

function liveSetOf(): Promise<LiveSet> {
  const versions = Object.entries(ASSIGNMENT).map(([name, version]) => [name, { version, history: [] }]);
  return toLiveSet('production', 7, Object.fromEntries(versions), async (name, version) =>
    name === 'shell'
      ? shellManifest(version)
      : remoteManifest(name, version, name === 'browse' ? { pages: [HOME] } : {}),
  );
}

async function render(pathname: string): Promise<string> {
  const liveSet = await liveSetOf();
  const shell = shellManifest('1.0.0');
  return renderDocument({ liveSet, shell, matched: matchPage(liveSet, pathname), pageConfig: undefined });
}

function hinted(html: string): string[] {
  return [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
}

test('the page preloads files of the shell and the route, and none of other areas', async () => {
  const font = '/remotes/shell/1.0.0/font.woff2';
  const radio = ['app.css', 'entry.js', 'app.js'].map((file) => `/remotes/radio/1.0.0/${file}`);
  expect(hinted(await render('/radio/deep'))).toEqual([font, ...radio]);
  expect(hinted(await render('/radio/archive'))).toEqual([font, ...radio, '/remotes/radio/1.0.0/chunks/lazy.js']);
  expect(hinted(await render('/'))).toContain('/remotes/browse/2.0.0/chunks/lazy.js');
  expect(hinted(await render('/nowhere'))).toEqual([font]);
});

test('a hint has the integrity and the cross-origin mode of the later request', async () => {
  const integrity = integrityOf(remoteContents('radio', '1.0.0')['entry.js'] ?? '');
  expect(await render('/radio')).toContain(
    `<link rel="preload" as="script" href="/remotes/radio/1.0.0/entry.js" crossorigin="anonymous" integrity="${integrity}">`,
  );
  expect(await render('/radio')).toContain(
    '<link rel="preload" as="font" href="/remotes/shell/1.0.0/font.woff2" type="font/woff2" crossorigin="anonymous">',
  );
});

test('scripts and styles of the shell carry their integrity', async () => {
  const html = await render('/');
  const contents = shellContents('1.0.0');
  expect(html).toContain(
    `<script src="/remotes/shell/1.0.0/shell.js" defer integrity="${integrityOf(contents['shell.js'] ?? '')}" crossorigin="anonymous"></script>`,
  );
  expect(html).toContain(
    `<link rel="stylesheet" href="/remotes/shell/1.0.0/shell.css" integrity="${integrityOf(contents['shell.css'] ?? '')}" crossorigin="anonymous">`,
  );
});

test('the page holds the live set as data, and no text in it can end its element', async () => {
  const liveSet = await liveSetOf();
  const evil = { ...liveSet, shellVersion: '1.0.0-</script><script>alert(1)</script>' };
  const html = renderDocument({
    liveSet: evil,
    shell: shellManifest('1.0.0'),
    matched: undefined,
    pageConfig: undefined,
  });
  const json = /<script type="application\/json" id="live-set">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(evil);
  expect(html).not.toContain('<script>alert');
});

test('the page holds a configuration that differs from the defaults', async () => {
  const input = { liveSet: await liveSetOf(), shell: shellManifest('1.0.0'), matched: undefined };
  expect(renderDocument({ ...input, pageConfig: { slowLoadMs: 100 } })).toContain(
    '<script type="application/json" id="page-config">{"slowLoadMs":100}</script>',
  );
  expect(renderDocument({ ...input, pageConfig: undefined })).not.toContain('page-config');
});

test('the page has no inline code, no inline style and names its language', async () => {
  const html = await render('/radio');
  expect(html).toContain('<html lang="en">');
  expect(html).not.toMatch(/ style=| on\w+=/);
  const inline = [...html.matchAll(/<script(?![^>]* src=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(inline).toEqual([' type="application/json" id="live-set"']);
});

test("the first image is preloaded before all code, and follows the shell's element", async () => {
  const preview = {
    title: 'Night Drive',
    description: 'A mix.',
    path: '/mix/1',
    openGraphType: 'music.song',
    thing: {},
    firstPicture: { shape: 'square', url: '/cover' },
  } as const;
  const input = {
    liveSet: await liveSetOf(),
    shell: shellManifest('1.0.0'),
    matched: undefined,
    pageConfig: undefined,
  };
  const html = renderDocument({ ...input, preview });
  expect(/ rel="preload" as="(\w+)"/.exec(html)?.[1]).toBe('image');
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html).toContain('<div id="app"></div>\n<div id="first-picture"');
  expect(html).not.toMatch(/ style=| on\w+=/);
  expect(renderDocument({ ...input, preview, isFallback: true })).not.toContain('/cover?width');
});
