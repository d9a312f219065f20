import { LIVE_SET_ELEMENT_ID } from '@afterglow/shared-contracts';
import { FILES_PATH, type Variant } from './variant.ts';

const SHELL_TAGS = [
  /<link [^>]*rel="(?:preload|modulepreload|stylesheet)"[^>]*>\n?/g,
  /<script [^>]*src="[^>]*><\/script>\n?/g,
  new RegExp(`<script [^>]*id="${LIVE_SET_ELEMENT_ID}"[^>]*>[^<]*</script>\\n?`, 'g'),
];

/** The front door's page with the files of another build instead of the shell's own; the frame stays the same. */
export function pageDocument(frontDoorHtml: string, variant: Variant): string {
  const bare = SHELL_TAGS.reduce((html, tags) => html.replaceAll(tags, ''), frontDoorHtml);
  return bare.replace('</head>', () => `${headTags(variant).join('\n')}\n</head>`);
}

function headTags({ page, liveSet, liveSetComesBy }: Variant): readonly string[] {
  return [
    ...page.styles.map((file) => `<link rel="stylesheet" href="${FILES_PATH}${file}">`),
    ...page.scripts.map((file) => `<script src="${FILES_PATH}${file}" defer></script>`),
    ...page.hints.map((file) => `<link rel="preload" href="${FILES_PATH}${file}" ${hintAttributes(file)}>`),
    ...(liveSetComesBy === 'document' ? [dataBlock(JSON.stringify(liveSet))] : []),
  ];
}

/** With the cross-origin mode of the later request, or it would be fetched twice: fonts are requested anonymously, chunks are not. */
function hintAttributes(file: string): string {
  if (file.endsWith('.js')) return 'as="script"';
  if (file.endsWith('.css')) return 'as="style"';
  return 'as="font" type="font/woff2" crossorigin="anonymous"';
}

function dataBlock(json: string): string {
  return `<script type="application/json" id="${LIVE_SET_ELEMENT_ID}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}
