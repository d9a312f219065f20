import { LIVE_SET_ELEMENT_ID, PAGE_CONFIG_ELEMENT_ID } from '@afterglow/shared-contracts';
import { localPage } from './local-page.ts';

const LIVE_SET = { environment: 'production', revision: 7, shellVersion: '1.0.0', remotes: [] };

function page(...lines: readonly string[]): string {
  const block = `<script type="application/json" id="${LIVE_SET_ELEMENT_ID}">${JSON.stringify(LIVE_SET)}</script>`;
  return ['<head>', block, ...lines, '</head>'].join('\n');
}

function dataOf(html: string, id: string): unknown {
  const [, text = ''] = new RegExp(`id="${id}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(text);
}

test('the page has the local live set, in which no text ends its element', () => {
  const html = localPage(page(), 'radio', (liveSet) => ({ ...liveSet, shellVersion: '</script><b>' }));
  expect(html).not.toContain('<b>');
  expect(dataOf(html, LIVE_SET_ELEMENT_ID)).toEqual({ ...LIVE_SET, shellVersion: '</script><b>' });
});

test('the page has no service worker, and the rest of its configuration is unchanged', () => {
  const config = `<script type="application/json" id="${PAGE_CONFIG_ELEMENT_ID}">{"codeLoadLimitMs":4000}</script>`;
  const same = (html: string) =>
    dataOf(
      localPage(html, 'radio', (liveSet) => liveSet),
      PAGE_CONFIG_ELEMENT_ID,
    );
  expect(same(page(config))).toEqual({ codeLoadLimitMs: 4000, serviceWorker: false });
  expect(same(page())).toEqual({ serviceWorker: false });
});

test("the page preloads nothing of the site's version", () => {
  const hint = (area: string) => `<link rel="preload" as="script" href="/remotes/${area}/1.0.0/entry.js">`;
  const html = localPage(page(hint('radio'), hint('search')), 'radio', (liveSet) => liveSet);
  expect(html).not.toContain('/remotes/radio/');
  expect(html).toContain('/remotes/search/1.0.0/entry.js');
});
