import withoutSummaries from './without-summaries.ts';

test('a call loses its summary and nothing else', () => {
  const source = `  method: 'GET',\n  summary: 'List everybody’s mixes',\n  path: '/mixes',\n`;
  expect(withoutSummaries(source)).toBe(`  method: 'GET',\n  summary: '',\n  path: '/mixes',\n`);
  expect(withoutSummaries(`summary:\n    "It's there",`)).toBe(`summary: '',`);
  expect(withoutSummaries('summary: z.string(),')).toBe('summary: z.string(),');
});
