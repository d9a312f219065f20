import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { apiErrorCodeSchema, eventSchemas, operations, type Operation } from '@afterglow/shared-contracts';

/** The cells of every table row, without their padding. */
function rowsOf(file: string): readonly string[] {
  const lines = read(file).split('\n');
  return lines.filter((line) => line.startsWith('|')).map((line) => line.replaceAll(/\s*\|\s*/g, '|'));
}

function read(file: string): string {
  return readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
}

describe('the README of shared-contracts', () => {
  const readme = 'shared-contracts/README.md';
  const rows = rowsOf(readme);

  test.each<Operation>(Object.values(operations))('names the call $name as it is declared', (operation) => {
    const { name, method, path: address, auth, paged, summary } = operation;
    expect(rows).toContain(`|\`${name}\`|${method}|\`${address}\`|${auth}|${paged ? 'yes' : ''}|${summary}|`);
  });

  test.each(Object.entries(eventSchemas))('names the event %s with its payload', (name, { shape }) => {
    const row = rows.find((one) => one.startsWith(`|\`${name}\`|`)) ?? '';
    const fields = [...(row.split('|')[2] ?? '').matchAll(/`(\w+)\??`/g)].map(([, field]) => field);
    expect(fields).toEqual(Object.keys(shape));
  });

  test('names every code of an error answer', () => {
    for (const code of apiErrorCodeSchema.options) expect(read(readme)).toContain(`\`${code}\``);
  });
});

describe('the README of shared-data', () => {
  const readme = read('shared-data/README.md');

  test.each(['shared-data.api.md', 'shared-data.react.api.md'])(
    'names every function and value in the report %s',
    (report) => {
      const [exported = ''] = read(`shared-data/etc/${report}`).split('## Mentioned, but not exported');
      const names = [...exported.matchAll(/^(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
    },
  );
});

test('every link of a document leads to a file', () => {
  const options = { cwd: WORKSPACE_ROOT, encoding: 'utf8' } as const;
  const documents = execFileSync('git', ['ls-files', '*.md'], options).split('\n').filter(Boolean);
  expect(documents.length).toBeGreaterThan(10);
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)(?<target>[^)#\s]+)/g)]
      .map(({ groups }) => groups?.['target'] ?? '')
      .filter((target) => !existsSync(path.join(WORKSPACE_ROOT, path.dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});
