import { readFile, writeFile } from 'node:fs/promises';
import { withTables } from './readme-tables.ts';

// `npm run registry-tables` updates the README's tables of calls and commands; with --check it only reports that they are stale.
const README = new URL('../../README.md', import.meta.url);

const written = await readFile(README, 'utf8');
const fresh = withTables(written);
if (fresh !== written && process.argv.includes('--check')) {
  process.stdout.write(
    'The tables of services/releases/README.md are not what is declared: run npm run registry-tables\n',
  );
  process.exitCode = 1;
} else {
  await writeFile(README, fresh);
}
