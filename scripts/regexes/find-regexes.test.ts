import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { regexProblems } from './regex-problems.ts';

jest.setTimeout(120_000);

test('every regular expression of the product is linear, or its text is short', () => {
  const { analyzedCount, slow, idle } = regexProblems(WORKSPACE_ROOT);
  expect(analyzedCount).toBeGreaterThan(100);
  expect({ slow, idle }).toEqual({ slow: [], idle: [] });
});

test('reports a slow or undecidable regular expression, however it is written', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'afterglow-expressions-'));
  mkdirSync(path.join(root, 'shell/src'), { recursive: true });
  const lines = [
    'export const twice = /^(a+)+$/;',
    String.raw`export const range = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/;`,
    "export const plain = (text: string) => text.replaceAll(/<[^>]*>/g, '');",
    'const part = String.raw`(?:a|a)*`;',
    "export const made = new RegExp(`^${part}b$`, 'i');",
    'export const given = (pattern: string) => new RegExp(pattern);',
    'export const fine = /^[a-z]{1,500}$/;',
  ];
  writeFileSync(path.join(root, 'shell/src/planted.ts'), lines.join('\n'));
  const { slow } = regexProblems(root);
  rmSync(root, { recursive: true });
  expect(slow).toEqual([
    expect.stringMatching(/^shell\/src\/planted\.ts:1: .* is exponential/),
    expect.stringMatching(/planted\.ts:2: .* is 3rd degree polynomial/),
    expect.stringMatching(/planted\.ts:3: .* is 2nd degree polynomial/),
    expect.stringMatching(/planted\.ts:5: .* is exponential/),
    expect.stringMatching(/planted\.ts:6: its pattern is unknown/),
  ]);
});
