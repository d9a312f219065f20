import { birthdayOf, birthdayParts, yearsUntil } from './birthday.ts';

const NOW_MS = Date.parse('2026-06-15T12:00:00.000Z');
const parts = (day: string, month: string, year: string) => ({ day, month, year });

test('a day is one that exists and has come', () => {
  expect(birthdayOf(parts('10', '12', '1985'), NOW_MS)).toEqual({ status: 'complete', date: '1985-12-10' });
  expect(birthdayOf(parts('29', '2', '2024'), NOW_MS)).toEqual({ status: 'complete', date: '2024-02-29' });
  for (const wrong of [parts('31', '2', '1985'), parts('29', '2', '2023'), parts('16', '6', '2026')]) {
    expect(birthdayOf(wrong, NOW_MS)).toEqual({ status: 'impossible' });
  }
  for (const some of [parts('', '2', '1985'), parts('1', '', '1985'), parts('1', '2', ''), parts('', '', '')]) {
    expect(birthdayOf(some, NOW_MS)).toEqual({ status: 'incomplete' });
  }
});

test('a stored day is read as it was stored, wherever the listener is', () => {
  expect(birthdayParts('1985-12-10T00:00:00.000Z')).toEqual(parts('10', '12', '1985'));
  expect(birthdayParts(null)).toEqual(parts('', '', ''));
});

test('years go back to 1900', () => {
  const years = yearsUntil(2026);
  expect([years[0], years.at(-1), years.length]).toEqual(['2026', '1900', 127]);
});
