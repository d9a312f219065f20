import withoutDocumentation from './without-documentation.ts';

test('an operation loses its summary, its errors and its headers, and nothing else', () => {
  const source = `  method: 'GET',\n  summary: 'List everybody’s mixes',\n  refusals: [404, 429],\n  headers: {\n    'x-a': 'It is so.',\n  },\n  path: '/mixes',\n`;
  expect(withoutDocumentation(source)).toBe(`  method: 'GET',\n  path: '/mixes',\n`);
  expect(withoutDocumentation(`summary:\n    "It's there",\n  path: '/'`)).toBe(`path: '/'`);
  expect(withoutDocumentation('summary: z.string(),')).toBe('summary: z.string(),');
});
