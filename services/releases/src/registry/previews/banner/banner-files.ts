import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SITE_COLORS } from '@afterglow/kit';
import { PREVIEW_PATH } from '../preview-paths.ts';

const HASH_DIGITS = 16;

export interface BannerFile {
  readonly path: string;
  readonly type: string;
  readonly content: string;
  readonly integrity: string;
}

/** For a page whose shell did not start. */
const USUAL_COLORS = `:host {
  --usual-ground: ${themed('white-disc')};
  --usual-text: ${themed('on-white-disc')};
}
`;

function themed(name: keyof typeof SITE_COLORS): string {
  const { light, dark } = SITE_COLORS[name];
  return `light-dark(${light}, ${dark})`;
}

function bannerFile(ending: 'js' | 'css', type: string, head = ''): BannerFile {
  const content = head + readFileSync(new URL(`preview-banner.${ending}`, import.meta.url), 'utf8');
  const hash = createHash('sha384').update(content).digest();
  return {
    path: `${PREVIEW_PATH}/banner.${hash.toString('hex').slice(0, HASH_DIGITS)}.${ending}`,
    type: `${type}; charset=utf-8`,
    content,
    integrity: `sha384-${hash.toString('base64')}`,
  };
}

export const BANNER_SCRIPT = bannerFile('js', 'text/javascript');
export const BANNER_STYLES = bannerFile('css', 'text/css', USUAL_COLORS);
