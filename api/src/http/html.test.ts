import { html, noHtml } from './html.ts';

test('values are escaped, also within attributes', () => {
  expect(html`<a title="${`"><script>`}">${"it's & <b>"}</a>`.markup).toBe(
    '<a title="&quot;&gt;&lt;script&gt;">it&#39;s &amp; &lt;b&gt;</a>',
  );
});

test('markup stays markup, and lists of it are joined', () => {
  const items = [1, 2].map((one) => html`<li>${one}</li>`);
  expect(
    html`<ul>
      ${items}${noHtml}
    </ul>`.markup,
  ).toBe('<ul><li>1</li><li>2</li></ul>');
});
