import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { undocumentedExports, failureMessage } from './undocumented-exports.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'afterglow-doors-'));
  const afterglow = { role: 'service-library' };
  const exports = { '.': './src/index.ts', './facades/*': './src/facades/*.ts', './tokens.css': './src/tokens.css' };
  write('package.json', JSON.stringify({ name: '@afterglow/kit', version: '1.0.0', afterglow, exports }));
  write(
    'src/index.ts',
    "export { play, type Player } from './player.ts';\nexport { now as clock } from '#time/clock.ts';\n",
  );
  write(
    'src/player.ts',
    '/** Plays. */\nexport function play(): void {}\nexport interface Player {}\nexport const own = 1;\n',
  );
  write('src/time/clock.ts', '/** */\nexport const now = 0;\n');
});

afterEach(() => rmSync(root, { recursive: true }));

test('an export without a docstring is reported with its file, whatever its exported name', () => {
  expect(undocumentedExports(root)).toEqual([
    { file: 'services/kit/src/player.ts', name: 'Player' },
    { file: 'services/kit/src/time/clock.ts', name: 'now' },
  ]);
});

test('exports declared in an entry point itself are checked too, in every entry point', () => {
  write(
    'src/player.ts',
    '/** Plays. */\nexport function play(): void {}\n/** Who plays. */\nexport type Player = 1;\n',
  );
  write('src/time/clock.ts', '/** The time. */\nexport const now = 0;\n');
  expect(undocumentedExports(root)).toEqual([]);
  write('src/index.ts', "export { play } from './player.ts';\nexport const LIMIT = 1;\n");
  expect(undocumentedExports(root)).toEqual([{ file: 'services/kit/src/index.ts', name: 'LIMIT' }]);
});

test('one docstring is enough for a function with overloads', () => {
  write(
    'src/index.ts',
    '/** Plays. */\nexport function play(id: number): void;\nexport function play(id: string): void;\n' +
      'export function play(): void {}\n',
  );
  expect(undocumentedExports(root)).toEqual([]);
});

test("every export of a package's entry point has a docstring", () => {
  expect(undocumentedExports().map(failureMessage)).toEqual([]);
});

function write(file: string, text: string): void {
  const at = path.join(root, 'services/kit', file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}
