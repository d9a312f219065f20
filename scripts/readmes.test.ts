import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { apiErrorCodeSchema, eventSchemas, type Operation } from '@afterglow/shared-contracts';
import { serviceOperations } from '@afterglow/shared-contracts/services';

const MAX_TERMS = 150;
const MAX_WORDS = 200;

/** The cells of every table row, without their padding. */
function rowsOf(file: string): readonly string[] {
  const lines = read(file).split('\n');
  return lines.filter((line) => line.startsWith('|')).map((line) => line.replaceAll(/\s*\|\s*/g, '|'));
}

function read(file: string): string {
  return readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
}

describe('the reference of shared-contracts', () => {
  const page = 'shared-contracts/etc/reference.md';
  const rows = rowsOf(page);

  test.each<Operation>(Object.values(serviceOperations))('names the call $name as it is declared', (operation) => {
    const { name, method, path: address, auth, paged, summary } = operation;
    expect(rows).toContain(`|\`${name}\`|${method}|\`${address}\`|${auth}|${paged ? 'yes' : ''}|${summary}|`);
  });

  test.each(Object.entries(eventSchemas))('names the event %s with its payload', (name, { shape }) => {
    const row = rows.find((one) => one.startsWith(`|\`${name}\`|`)) ?? '';
    const fields = [...(row.split('|')[2] ?? '').matchAll(/`(\w+)\??`/g)].map(([, field]) => field);
    expect(fields).toEqual(Object.keys(shape));
  });

  test('names every code of an error response', () => {
    for (const code of apiErrorCodeSchema.options) expect(read(page)).toContain(`\`${code}\``);
  });
});

describe('the page about the data layer', () => {
  const page = read('docs/data-layer.md');

  test.each(['shared-data.api.md', 'shared-data.react.api.md'])(
    'names every function and value in the report %s',
    (report) => {
      const [exported = ''] = read(`shared-data/etc/${report}`).split('## Mentioned, but not exported');
      const names = [...exported.matchAll(/^(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
    },
  );
});

test('every link of a document resolves to a file', () => {
  const documents = filesLike('*.md');
  expect(documents.length).toBeGreaterThan(10);
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)(?<target>[^)#\s]+)/g)]
      .map(({ groups }) => groups?.['target'] ?? '')
      .filter((target) => !existsSync(path.join(WORKSPACE_ROOT, path.dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every path that the glossary names exists, in 150 rows at most', () => {
  const places = rowsOf('docs/glossary.md').flatMap((row) => /\|`([^`]+)`\|$/.exec(row)?.[1] ?? []);
  expect(places.length).toBeGreaterThan(100);
  expect(places.length).toBeLessThanOrEqual(MAX_TERMS);
  expect(places.filter((place) => !existsSync(path.join(WORKSPACE_ROOT, place)))).toEqual([]);
});

test('every source file that the walkthroughs of docs/architecture.md name exists', () => {
  const [, walkthroughs = ''] = read('docs/architecture.md').split('## Five walkthroughs');
  const named = [...walkthroughs.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name);
  const known = filesLike('*.ts*');
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !known.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
});

test.each([
  ['README files of packages', '*/README.md', 2_000],
  ['README files of services', 'services/*/README.md', 2_000],
  ['pages for operators', 'docs/operate/*.md', 6_000],
])('%s are short', (_, pattern, maxBytes) => {
  const files = filesLike(`:(glob)${pattern}`);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => Buffer.byteLength(withoutPadding(read(file))) > maxBytes)).toEqual([]);
});

test('a decision has at most 200 words and a date', () => {
  const files = filesLike(':(glob)docs/decisions/*.md').filter((file) => !file.endsWith('/README.md'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => wordsIn(read(file)) > MAX_WORDS || !/\/20\d\d-\d\d-\d\d-/.test(file))).toEqual([]);
});

function filesLike(pattern: string): readonly string[] {
  const options = { cwd: WORKSPACE_ROOT, encoding: 'utf8' } as const;
  return execFileSync('git', ['ls-files', pattern], options).split('\n').filter(Boolean);
}

/** The formatter pads the columns of tables. */
function withoutPadding(text: string): string {
  return text.replaceAll(/ {2,}/g, ' ').replaceAll(/-{4,}/g, '---');
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
