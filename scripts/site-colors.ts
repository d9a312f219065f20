import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

/** The colors that services use: in mails, on their own pages, and around the site. */
const NAMES = [
  'bg',
  'surface-1',
  'text',
  'text-2',
  'text-3',
  'hairline',
  'focus',
  'accent-text',
  'on-accent',
  'glow',
  'glow-2',
  'white-disc',
  'on-white-disc',
];

export const SITE_COLORS_FILE = 'services/kit/src/html/site-colors.ts';

/** The module with the tokens' values, for services, which cannot import the design tokens. Throws for an unknown token. */
export function siteColorsModule(): string {
  const tokens = readFileSync(path.join(WORKSPACE_ROOT, 'shared-ui/src/tokens/colors.css'), 'utf8');
  const lines = NAMES.map((name) => {
    // The first definition: later ones are for more contrast.
    const value = new RegExp(`^ {2}--color-${name}: ([^;]+);$`, 'm').exec(tokens)?.[1];
    if (value === undefined) throw new Error(`shared-ui/src/tokens/colors.css has no --color-${name}.`);
    const [, light = value, dark = value] = /^light-dark\((#\w+|rgb\([^)]+\)), (.+)\)$/.exec(value) ?? [];
    return `  ${/\W/.test(name) ? `'${name}'` : name}: { light: '${light}', dark: '${dark}' },`;
  });
  return `// Written by \`npm run site-colors\` from shared-ui/src/tokens/colors.css.

/** The site's colors in both themes, by the names of its tokens. */
export const SITE_COLORS = {
${lines.join('\n')}
} as const;
`;
}

if (import.meta.main) writeFileSync(path.join(WORKSPACE_ROOT, SITE_COLORS_FILE), siteColorsModule());
