import { formatTable } from './table.ts';

test('user text can neither control the terminal nor start its own row', () => {
  const table = formatTable([
    ['who', 'why'],
    ['Ada', 'blank\n12  Grace\u001b[2J\u009bK \u202Ereversed'],
  ]);
  expect(table).toBe('who  why\nAda  blank 12 Grace [2J K reversed');
});
