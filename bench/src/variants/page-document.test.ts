import { pageDocument } from './page-document.ts';
import type { Variant } from './variant.ts';

const FRONT_DOOR = `<!doctype html>
<html lang="en">
<head>
<title>Afterglow</title>
<link rel="icon" href="/remotes/shell/1.0.0/favicon.svg">
<link rel="stylesheet" href="/remotes/shell/1.0.0/shell.css" integrity="sha384-x" crossorigin="anonymous">
<script src="/remotes/shell/1.0.0/shell.js" defer integrity="sha384-x"></script>
<link rel="preload" as="script" href="/remotes/browse/1.0.0/entry.js">
<script type="application/json" id="live-set">{"revision":1}</script>
</head>
<body><div id="app"></div></body>
</html>`;

const VARIANT: Variant = {
  name: 'bundle',
  about: '',
  filesDir: '',
  page: { scripts: ['bundle.js'], styles: ['bundle.css'], hints: ['browse.js', 'font.woff2'] },
  liveSet: { environment: 'production', revision: 2, shellVersion: '1.0.0', remotes: [] },
  liveSetComesBy: 'document',
};

test('the page keeps its frame and names only the files of the other build', () => {
  const html = pageDocument(FRONT_DOOR, VARIANT);
  expect(html).toContain('<link rel="icon" href="/remotes/shell/1.0.0/favicon.svg">');
  expect(html).toContain('<div id="app"></div>');
  expect(html).toContain('<script src="/files/bundle.js" defer></script>');
  expect(html).toContain('"revision":2');
  expect(html).not.toContain('shell.js');
  expect(html).not.toContain('entry.js');
  expect(html).not.toContain('"revision":1');
});

test('a live set that the page fetches is not in the document', () => {
  expect(pageDocument(FRONT_DOOR, { ...VARIANT, liveSetComesBy: 'request' })).not.toContain('live-set');
});

test('a preload has the mode of the later request', () => {
  const html = pageDocument(FRONT_DOOR, VARIANT);
  expect(html).toContain('<link rel="preload" href="/files/browse.js" as="script">');
  expect(html).toContain('href="/files/font.woff2" as="font" type="font/woff2" crossorigin="anonymous"');
});
