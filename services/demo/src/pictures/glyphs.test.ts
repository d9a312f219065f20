import { lettering, letteringWidth } from './glyphs.ts';

const LABEL = { x: 0, y: 0, size: 6, color: '#fff' };

test('letters and digits are strokes, and a missing glyph leaves a gap', () => {
  const markup = lettering({ ...LABEL, text: 'AG 07' });
  expect(markup.match(/<path/g)).toHaveLength(4);
});

test('the width grows with the text and its spacing', () => {
  expect(letteringWidth('A', 6)).toBeCloseTo(4);
  expect(letteringWidth('AG', 6)).toBeCloseTo(9.6);
  expect(letteringWidth('AG', 6, 1)).toBeCloseTo(10.6);
});
