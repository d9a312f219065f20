import { type Mix, mixSchema } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { createCatalogReader } from './catalog-reader.ts';
import { describeSubject } from './describe-subject.ts';
import { pageAt } from '../../testing/site-pages.ts';
import { generalPreview } from './general-preview.ts';
import { previewTags } from './preview-tags.ts';

const PLACE = { origin: 'https://afterglow.example', siteImage: '/remotes/shell/1.0.0/share.png' };

async function tagsOf(mix: Mix): Promise<string> {
  const catalog = createCatalogReader(async () => ({ status: 200, body: JSON.stringify(mix), total: null }));
  return previewTags(await describeSubject({ kind: 'mix', id: mix.id }, catalog), PLACE).join('\n');
}

function linkedData(html: string): Record<string, unknown> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(json) as Record<string, unknown>;
}

test('a mix has a title, a description, its canonical URL, its cover and its data', async () => {
  const html = await tagsOf(buildMix({ title: 'Night Drive', description: null, duration: 3600 }));
  expect(html).toContain('<title>Afterglow | Night Drive</title>');
  expect(html).toMatch(/<meta name="description" content="A mix by .+ Listen on Afterglow\.">/);
  expect(html).toContain('<link rel="canonical" href="https://afterglow.example/mix/');
  expect(html).toContain('<meta property="og:type" content="music.song">');
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/afterglow\.example\/.+width=1200">/);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(linkedData(html)).toMatchObject({ '@type': 'MusicRecording', name: 'Night Drive', duration: 'PT3600S' });
});

const HOSTILE = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028\u2029${alert(1)}',
];

test.each(HOSTILE)('the text %j stays text wherever it is inserted', async (text) => {
  const mix = buildMix({ title: text, description: text });
  const html = await tagsOf(mixSchema.parse({ ...mix, artist: { ...mix.artist, title: text, url: text } }));
  const elements = html.match(/<\/?[a-z!-]+/gi) ?? [];
  expect(
    elements.filter((one) => !['<title', '</title', '<meta', '<link', '<script', '</script'].includes(one)),
  ).toEqual([]);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html.match(/<\/title/g)).toHaveLength(1);
  expect(linkedData(html)).toMatchObject({ name: text });
  // Every attribute ends where it should: none starts with "on".
  for (const tag of html.match(/<(?:meta|link)[^>]*>/g) ?? []) {
    expect(tag.replaceAll(/"[^"]*"/g, '')).not.toMatch(/ on\w+|'/);
  }
});

test('an HTML description becomes plain text of limited length', async () => {
  const html = await tagsOf(buildMix({ description: `<p>Deep &amp; <b>slow</b>.</p>${'word '.repeat(100)}` }));
  const [, description = ''] = /<meta name="description" content="([^"]*)">/.exec(html) ?? [];
  expect(description).toMatch(/^Deep &amp; slow \. word/);
  expect(description).toMatch(/word…$/);
  expect(description.length).toBeLessThan(220);
});

test('a subject without an image shows the site’s', () => {
  const html = previewTags(generalPreview(pageAt('/radio').page, 'Four channels of {brand}.'), PLACE).join('\n');
  expect(html).toContain(
    '<meta property="og:image" content="https://afterglow.example/remotes/shell/1.0.0/share.png">',
  );
  expect(html).toContain('<link rel="canonical" href="https://afterglow.example/radio">');
});

test('a page without a subject has a title and a description', () => {
  expect(previewTags(undefined, PLACE).join('')).toMatch(
    /^<title>Afterglow<\/title><meta name="description" content=".+">$/,
  );
});
