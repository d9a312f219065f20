import { encode } from '@jridgewell/sourcemap-codec';
import { bytesBySource, UNNAMED } from './attribute-source.ts';

test('every byte is counted once, for its source', () => {
  const code = '(()=>{alpha();beta()})()';
  const mappings = encode([[[6, 0, 0, 0], [14, 1, 0, 0], [20]]]);
  const bytes = bytesBySource(code, { sources: ['a.ts', 'b.ts'], mappings });
  expect(Object.fromEntries(bytes)).toEqual({ [UNNAMED]: 10, 'a.ts': 8, 'b.ts': 6 });
});

test('an unknown line is webpack’s, in bytes and not in characters', () => {
  expect(Object.fromEntries(bytesBySource('“x”', { sources: [], mappings: '' }))).toEqual({ [UNNAMED]: 7 });
});
