import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiReport } from './api-report.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'afterglow-api-'));
  write('index.d.ts', "export { play, type Player } from './player.ts';\nexport { now as clock } from './clock.ts';\n");
  write(
    'player.d.ts',
    `import type { Queue } from './queue.ts';
/** Plays. */
export interface Player { readonly queue: Queue; readonly volume: import("./volume.ts").Volume; }
export declare function play(id: number): Player;
export declare function play(id: string): Player;
export declare const secret: string;
`,
  );
  write('queue.d.ts', 'export interface Queue { readonly ids: readonly Id[]; }\ntype Id = number;\nexport {};\n');
  write('volume.d.ts', 'export type Volume = number;\n');
  write('clock.d.ts', 'export declare const now: () => number;\n');
});

afterEach(() => rmSync(root, { recursive: true }));

const report = (): string => apiReport('@afterglow/shared-player', path.join(root, 'index.d.ts'));

test('every export is in the report with all its declarations, and no other part of its file', () => {
  expect(report()).toContain('interface Player');
  expect(report()).toContain('function play(id: number): Player;\nfunction play(id: string): Player;');
  expect(report()).not.toContain('secret');
});

test('an alias export is marked as such', () => {
  expect(report()).toContain('const now: () => number;\n// exported as clock');
});

test('mentioned types follow, over several steps', () => {
  const [, behind = ''] = report().split('## Mentioned, but not exported');
  for (const line of ['interface Queue', 'type Id = number', 'type Volume = number']) expect(behind).toContain(line);
});

test('an export of another entry point is not repeated', () => {
  write('testing.d.ts', "export { type Queue } from './queue.ts';\n");
  const text = apiReport('@afterglow/shared-player', path.join(root, 'index.d.ts'), [path.join(root, 'testing.d.ts')]);
  expect(text).not.toContain('interface Queue');
  expect(text).toContain('type Volume = number');
});

test('comments and the order of the exports change nothing', () => {
  const before = report();
  write('index.d.ts', "export { now as clock } from './clock.ts';\nexport { type Player, play } from './player.ts';\n");
  write('volume.d.ts', '/** From 0 to 100. */\nexport type Volume = number;\n');
  expect(report()).toBe(before);
});

test('a changed declaration changes the report', () => {
  const before = report();
  write('volume.d.ts', 'export type Volume = string;\n');
  expect(report()).not.toBe(before);
});

test("a type that is exactly a constant's is written by its name", () => {
  write('index.d.ts', "export { mixes, mixSchema } from './mixes.ts';\n");
  write(
    'mixes.d.ts',
    `export declare const mixSchema: z.ZodMiniObject<{ title: z.ZodMiniString<string>; }, z.core.$strip>;
export declare const mixes: z.ZodMiniArray<z.ZodMiniObject<{ title: z.ZodMiniString<string>; }, z.core.$strip>>;
`,
  );
  const text = apiReport(
    '@afterglow/shared-player',
    path.join(root, 'index.d.ts'),
    [],
    [path.join(root, 'mixes.d.ts')],
  );
  expect(text).toContain('const mixes: z.ZodMiniArray<typeof mixSchema>;');
  expect(text).toContain('const mixSchema: z.ZodMiniObject<{ title: z.ZodMiniString<string>; }>;');
});

test('an export that is declared nowhere is an error that names it', () => {
  write('index.d.ts', "export { gone } from './clock.ts';\n");
  expect(report).toThrow(/gone/);
});

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}
