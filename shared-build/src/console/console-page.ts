import { CONSOLE_FILES_PATH } from '@afterglow/shared-registry-contracts';
import { buildBrand } from '../release/inputs/build-brand.ts';
import type { NeededFiles } from '../release/output/emitted-files.ts';

/** The console's document; its policy allows no inline code. */
export function consolePage({ scripts, styles }: NeededFiles, icon: string): string {
  const address = (file: string): string => `${CONSOLE_FILES_PATH}/${file}`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Releases · ${escaped(buildBrand())}</title>
    <link rel="icon" href="${address(icon)}">
${styles.map((file) => `    <link rel="stylesheet" href="${address(file)}">`).join('\n')}
${scripts.map((file) => `    <script src="${address(file)}" defer></script>`).join('\n')}
  </head>
  <body>
    <div id="console"></div>
    <noscript>The release console needs JavaScript. The same from a terminal: npm run afterglow -- status</noscript>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
