import { imageSrcSet } from '@afterglow/shared-contracts';
import { firstImage, firstImageElement, firstImageHint } from './first-picture.ts';

const PICTURE_URL = '/v3/media/images/mix/1?v=3';

test('the image and its preload request the same file as the area, only on pages that show it', () => {
  const picture = { shape: 'square', url: PICTURE_URL } as const;
  const widths = imageSrcSet(PICTURE_URL).replaceAll('&', '&amp;');
  expect(firstImageHint(picture)).toBe(
    `<link rel="preload" as="image" media="(width &lt; 768px)" imagesrcset="${widths}" imagesizes="232px" fetchpriority="high">`,
  );
  expect(firstImageElement(picture)).toBe(
    `<div id="first-picture" data-shape="square" aria-hidden="true"><picture><source media="(width &lt; 768px)" srcset="${widths}" sizes="232px"><img alt="" fetchpriority="high" decoding="sync"></picture></div>`,
  );
});

test('a banner fills the window', () => {
  expect(firstImageElement({ shape: 'banner', url: PICTURE_URL })).toContain(' sizes="100vw"');
});

test('a URL cannot break out of its attribute', () => {
  const evil = { shape: 'square', url: '/x"><script>alert(1)</script>' } as const;
  expect(firstImageHint(evil) + firstImageElement(evil)).not.toMatch(/<script|"><s/);
});

test.each([null, { url: '' }])('without an image there is no placeholder', (image) => {
  expect(firstImage('square', image)).toBeUndefined();
});
