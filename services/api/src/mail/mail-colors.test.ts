import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_COLORS } from './mail-markup.ts';

const TOKENS = readFileSync(join(__dirname, '../../../../shared-ui/src/tokens/colors.css'), 'utf8');

/** The first definition: later ones are for more contrast. */
function tokenOf(name: string): readonly string[] {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(TOKENS)?.[1] ?? '';
  const [, light = value, dark = value] = /^light-dark\((.+), ((?:rgb\(|#).+)\)$/.exec(value) ?? [];
  return [light, dark];
}

test.each(Object.entries(MAIL_COLORS))('the color %s of mails is the one of the site', (name, { light, dark }) => {
  expect([light, dark]).toEqual(tokenOf(name));
});
