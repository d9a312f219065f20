import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Shorter ones are rejected for their length. */
const MIN_LENGTH = 8;
const MOST_FREQUENT = 10_000;
const ROOT = join(import.meta.dirname, '..');

export const LIST_FILE = 'mfe-account/src/features/security/new-password/common-passwords.ts';

interface Dictionaries {
  readonly dictionary: { readonly 'passwords-common': readonly string[] };
}

/** The file that the account area loads: the passwords that the service rejects because many people use them. */
export function listFile(): string {
  const fromService = createRequire(join(ROOT, 'services/api/package.json'));
  // The package's own types, which cannot be resolved here.
  const { dictionary } = fromService('@zxcvbn-ts/language-common') as Dictionaries;
  const list = dictionary['passwords-common'].slice(0, MOST_FREQUENT).filter((one) => one.length >= MIN_LENGTH);
  return [
    '// Written by `node scripts/common-passwords.ts`.',
    '',
    '/** The passwords that the service refuses because many people have them, with spaces between. */',
    'export const COMMON_PASSWORDS =',
    `  '${list.join(' ')}';`,
    '',
  ].join('\n');
}

export function listOnDisk(): string {
  return readFileSync(join(ROOT, LIST_FILE), 'utf8');
}

if (import.meta.main) writeFileSync(join(ROOT, LIST_FILE), listFile());
