import { withSummary } from './summarize.ts';

const PAGE = '# Page\n\n<!-- swap -->\n\nold\n\n<!-- end of swap -->\n\nText.\n';

test('a summary takes the place of the last one and leaves the rest', () => {
  expect(withSummary(PAGE, 'swap', ['new', 'lines'])).toBe(
    '# Page\n\n<!-- swap -->\n\nnew\nlines\n\n<!-- end of swap -->\n\nText.\n',
  );
});

test('a page without a place for it is an error', () => {
  expect(() => withSummary(PAGE, 'cold-start', [])).toThrow('no place for cold-start');
});
