import { readFileSync } from 'node:fs';
import { registryOperations } from '@afterglow/shared-contracts/registry';
import { COMMANDS } from '../cli/commands.ts';
import { withTables } from './readme-tables.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test('the tables of the README are what is declared', () => {
  expect(readme).toContain('<!-- calls -->');
  expect(readme).toContain('<!-- commands -->');
  expect(withTables(readme)).toBe(readme);
});

test('a table that was changed by hand is made again', () => {
  expect(withTables(readme.replace('Make a published version live', 'Do something'))).toBe(readme);
});

test('every command that is declared is one of the program', () => {
  const declared = Object.values(registryOperations).flatMap(({ command }) => (command ? [command.name] : []));
  expect(COMMANDS.map(({ operation }) => operation.command.name).sort()).toEqual(declared.sort());
});
