import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

const SOURCES = '{mfe-*,shell,shared-{area,contracts,data,player,ui},services/{api,kit,releases}}/src/**/*.{ts,tsx}';
const sources = globSync(SOURCES, { cwd: WORKSPACE_ROOT })
  .filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8') }));
const everything = sources.map(({ code }) => code).join('\n');

/** Names of storages: by their type, or by their factory. */
const STORAGE = [
  /\b(\w+)\??: (?:Pick<)?(?:StoragePort|ListableStorage|CookiePort)\b/g,
  /const \[?(\w+)\]? = [^;]*?createSafeStorage\(/g,
];
const storages = new Set(['localStorage', 'sessionStorage', ...STORAGE.flatMap((named) => matches(everything, named))]);
const WRITE = new RegExp(
  `\\b(?:${[...storages].join('|')})(?:\\(\\))?\\.(?:set|setItem)\\(\\s*([\\w.]+(?:\\(\\w+\\))?|'[^']*')`,
  'g',
);

/** Keys that are only known at run time: names, or prefixes of names. */
const MADE = new Map([
  ['mfe-premium/src/config/conversion.ts: keyOf(flow)', ['premiumFlow', 'donationFlow']],
  ['shared-data/src/cache/persisted/cache-storage.ts: key', ['cache*']],
  ['shared-data/src/cache/persisted/cache-storage.ts: idsKeyOf(kind)', ['cache*']],
  // The keys of its callers.
  ['shared-data/src/storage/safe-storage.ts: key', []],
  ['shell/src/versions/prepare-shell-update.ts: key', []],
]);

/** A staff member's session in the console, on a path that listeners do not use. */
const FOR_STAFF = ['afterglow_console'];

test('the privacy page lists exactly the cookies and storage keys that the sources set', () => {
  const reported = matches(
    read('mfe-account/src/features/account/privacy/sections/cookies.tsx'),
    /<Names>([^<]+)<\/Names>/g,
  ).flatMap((names) => names.trim().split(/\s+/));
  const made = [...storageKeys(), ...cookieNames()].filter((name) => !FOR_STAFF.includes(name));
  expect(made.length).toBeGreaterThan(30);
  expect(made.filter((name) => !reported.some((each) => covers(each, name)))).toEqual([]);
  expect(reported.filter((each) => !made.some((name) => covers(each, name)))).toEqual([]);
});

function covers(reported: string, name: string): boolean {
  return reported === name || (reported.endsWith('*') && name.startsWith(reported.slice(0, -1)));
}

function storageKeys(): readonly string[] {
  const inBrowsers = sources.filter(
    ({ file, code }) => !file.startsWith('services/') || /(?:local|session)Storage/.test(code),
  );
  return inBrowsers.flatMap(({ file, code }) =>
    matches(code, WRITE).flatMap((key) => MADE.get(`${file}: ${key}`) ?? [textOf(key, code) ?? `${file}: ${key}`]),
  );
}

/** A cookie starts a header or is given by its name, each a constant, in a file that states its lifetime. */
function cookieNames(): readonly string[] {
  const dated = sources.filter(({ code }) => /max-?age/i.test(code));
  return dated.flatMap(({ file, code }) =>
    matches(code, /`\$\{([A-Z_]+)\}=|\bname: ([A-Z_]*COOKIE)\b/g).map(
      (name) => textOf(name, code) ?? `${file}: ${name}`,
    ),
  );
}

/** The text of a literal, or of a constant of this source or of the entry point from which it is imported. */
function textOf(expression: string, code: string): string | undefined {
  const [name = '', property] = expression.split('.');
  if (expression.startsWith("'")) return expression.slice(1, -1);
  if (property !== undefined) {
    const [members = ''] = matches(code, new RegExp(`const ${name} = \\{([^}]*)\\}`, 'g'));
    return matches(members, new RegExp(`\\b${property}: '([^']+)'`, 'g'))[0];
  }
  const own = matches(code, new RegExp(`const ${name} = '([^']+)'`, 'g'));
  return [...own, ...matches(everything, new RegExp(`export const ${name} = '([^']+)'`, 'g'))][0];
}

/** The first participating group of every match. */
function matches(text: string, expression: RegExp): readonly string[] {
  return [...text.matchAll(expression)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');
}

function read(file: string): string {
  return readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
}
