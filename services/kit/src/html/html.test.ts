import { html, NO_HTML } from './html.ts';

test('values are escaped, also within attributes', () => {
  expect(html`<a title="${`"><script>`}">${"it's & <b>"}</a>`.markup).toBe(
    '<a title="&quot;&gt;&lt;script&gt;">it&#39;s &amp; &lt;b&gt;</a>',
  );
});

test('markup stays markup, and lists of it are joined', () => {
  const item = (one: number) => html`<b>${one}</b>`;
  expect(html`<p>${[1, 2].map(item)}${NO_HTML}</p>`.markup).toBe('<p><b>1</b><b>2</b></p>');
});
