import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

const ONLY_ADDS = /^-- Only adds\b/;
/** What an earlier program doesn't expect: something is missing, has another name, or must be given. */
const CHANGES =
  /\b(?:drop|rename|truncate|delete\s+from|update\s+\w+\s+set|add\s+constraint|create\s+unique\s+index|create\s+trigger|alter\s+column|set\s+not\s+null)\b|\badd\s+(?:column\s+)?\w+\s[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)/i;

const migrations = globSync('services/*/migrations/*.sql', { cwd: WORKSPACE_ROOT }).map((file) => ({
  file,
  text: readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8'),
}));

function isTrueToItsMark(text: string): boolean {
  return !ONLY_ADDS.test(text) || !CHANGES.test(text);
}

test('a migration that says that it only adds changes nothing that earlier programs use', () => {
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.filter(({ text }) => !isTrueToItsMark(text)).map(({ file }) => file)).toEqual([]);
});

test.each([
  ['drop table plays;', false],
  ['alter table members rename column a to b;', false],
  ['alter table members alter column name type int;', false],
  ['alter table members add column size int not null;', false],
  ['alter table members add column size int not null default 1, add tone text;', true],
  ['create table sizes (id int not null);', true],
  ['create index sizes_by_id on sizes (id);', true],
  ['create unique index sizes_by_id on sizes (id);', false],
  ['alter table members add constraint short check (length(name) < 9);', false],
  ['update members set name = null;', false],
])('after the mark, "%s" is accepted: %s', (text, isAccepted) => {
  expect(isTrueToItsMark(`-- Only adds: a test.\n${text}`)).toBe(isAccepted);
  expect(isTrueToItsMark(text)).toBe(true);
});
