import { BRAND } from '@afterglow/shared-contracts';
import { escapeHtml } from '@afterglow/kit';
import { tag } from './html.ts';

const ASK_AGAIN_AFTER_SECONDS = 3;

/** The page in the seconds before the first shell is live; it needs no file and no script. */
export const warmUpPage = [
  '<!doctype html>',
  tag('html', { lang: 'en' }),
  '<head>',
  '<meta charset="utf-8">',
  tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  tag('meta', { name: 'color-scheme', content: 'dark light' }),
  tag('meta', { 'http-equiv': 'refresh', content: `${ASK_AGAIN_AFTER_SECONDS}` }),
  `<title>${escapeHtml(BRAND)}</title>`,
  '</head>',
  `<body><main><h1>${escapeHtml(BRAND)} is starting</h1><p>Hang on. This page will open in a moment.</p></main></body>`,
  '</html>',
  '',
].join('\n');
