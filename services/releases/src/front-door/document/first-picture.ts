import { FIRST_PICTURE_ELEMENT_ID, type Image, imageSrcSet } from '@afterglow/shared-contracts';
import { tag } from './html.ts';

/** The large image at the top of a page, and its position: the banner of home, or the cover at the head of an item's page. */
export interface FirstImage {
  readonly shape: 'banner' | 'square' | 'circle';
  readonly url: string;
}

/** The windows that show it (`first-picture.css` of the shell); on wider ones it would only delay the code. */
const SHOWN_WHERE = '(width < 768px)';

export function firstImage(shape: FirstImage['shape'], image: Pick<Image, 'url'> | null): FirstImage | undefined {
  return image && image.url !== '' ? { shape, url: image.url } : undefined;
}

/** Before all other files: it is small, visible content, and needs no code. */
export function firstImageHint({ shape, url }: FirstImage): string {
  return tag('link', {
    rel: 'preload',
    as: 'image',
    media: SHOWN_WHERE,
    imagesrcset: imageSrcSet(url),
    imagesizes: sizesOf(shape),
    fetchpriority: 'high',
  });
}

/** After the element into which the shell renders, whose content says the same; the shell's stylesheet positions it. */
export function firstImageElement({ shape, url }: FirstImage): string {
  const source = tag('source', { media: SHOWN_WHERE, srcset: imageSrcSet(url), sizes: sizesOf(shape) });
  // Decoded with the first frame, not the next one. Without a URL, nothing is loaded elsewhere.
  const image = tag('img', { alt: '', fetchpriority: 'high', decoding: 'sync' });
  const place = tag('div', { id: FIRST_PICTURE_ELEMENT_ID, 'data-shape': shape, 'aria-hidden': 'true' });
  return `${place}<picture>${source}${image}</picture></div>`;
}

/** As the area requests it, so that there is only one download. */
function sizesOf(shape: FirstImage['shape']): string {
  return shape === 'banner' ? '100vw' : '232px';
}
