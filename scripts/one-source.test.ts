import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import { SITE_COLORS_FILE, siteColorsModule } from './site-colors.ts';

const SOURCES = globSync('{*,services/*}/src/**/*.{ts,tsx}', {
  cwd: WORKSPACE_ROOT,
  exclude: (name) => name.includes('.test.'),
});

test('[LEGAL-007] the support email address is defined in one file, from which all others take it', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(SOURCES.filter((file) => read(file).includes(SUPPORT_EMAIL))).toEqual(['shared-contracts/src/brand.ts']);
});

/** Names of programs, folders and formats, which do not depend on the product's name. */
const OWN_NAMES = [
  'services/api/src/admin/cli/program.ts',
  'services/api/src/admin/cli/saved-tokens.ts',
  'services/sandboxes/src/identity/local-client.ts',
  'services/releases/src/cli/program.ts',
];

test('[SHELL-003] the product is named in one file, from which every text and the fourth channel take it', () => {
  const product = SOURCES.filter((file) => !/^(?:bench|e2e)\/|\/(?:testing|fixtures)\//.test(file));
  expect(product.length).toBeGreaterThan(500);
  expect(product.filter((file) => /Afterglow/.test(codeOf(file)))).toEqual(['shared-contracts/src/brand.ts']);
  const channels = product.filter((file) => /'afterglow'|@afterglow(?![/.-])|#afterglow/.test(codeOf(file)));
  expect(channels.filter((file) => !OWN_NAMES.includes(file))).toEqual(['shared-contracts/src/brand.ts']);
});

test("the colors of the service's own pages are those of the site", () => {
  expect(read(SITE_COLORS_FILE)).toBe(siteColorsModule());
});

/** Without comments, which may give examples. */
function codeOf(file: string): string {
  return read(file).replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

function read(file: string): string {
  return readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
}
