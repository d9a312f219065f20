import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SUMMARY_PAGE } from '../paths.ts';
import { withSummary } from './write-result.ts';

const PAGE = '# Page\n\n<!-- swap -->\n\nold\n\n<!-- end of swap -->\n\nText.\n';

test('a summary replaces the last one and leaves the rest', () => {
  expect(withSummary(PAGE, 'swap', ['new', 'lines'])).toBe(
    '# Page\n\n<!-- swap -->\n\nnew\nlines\n\n<!-- end of swap -->\n\nText.\n',
  );
});

test('a page without a section for it is an error', () => {
  expect(() => withSummary(PAGE, 'cold-start', [])).toThrow('no place for cold-start');
});

test('the results page has a section for every measurement', () => {
  const source = path.resolve(import.meta.dirname, '..');
  const names = globSync('*/*.bench.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/beginMeasurement\('([^']+)'\)/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  const page = readFileSync(SUMMARY_PAGE, 'utf8');
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => withSummary(page, name, []) === page)).toEqual([]);
});
