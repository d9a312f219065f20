import { BIRTH_DAYS, birthdayOf, birthdayParts, birthdayProblem, birthYears, MONTHS } from './birthday.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const birthday = (day: string, month: string, year: string) => birthdayOf({ day, month, year }, NOW);

test('[AUTH-039] [AUTH-017] accepts only day 1 to 31, month 1 to 12 and year 1900 to the current one', () => {
  expect(BIRTH_DAYS).toEqual(Array.from({ length: 31 }, (_, index) => String(index + 1)));
  // As Intl names them, in the order of the year.
  const english = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
  expect(MONTHS).toEqual(Array.from({ length: 12 }, (_, month) => english.format(Date.UTC(2026, month, 1))));
  const years = birthYears(NOW);
  expect([years[0], years.at(-1), years.length]).toEqual(['2026', '1900', 127]);
  expect(birthday('1', '1', '1900')).toBe('1900-01-01');
  expect(birthday('23', '11', '2026')).toBe('2026-11-23');
  expect(birthday('24', '11', '2026')).toBeUndefined();
  expect(birthday('31', '12', '2026')).toBeUndefined();
  for (const [day, month, year] of [
    ['0', '1', '1990'],
    ['32', '1', '1990'],
    ['1', '0', '1990'],
    ['1', '13', '1990'],
    ['1', '1', '1899'],
    ['1', '1', '2027'],
    ['1.5', '1', '1990'],
    ['1', '1.5', '1990'],
    ['x', '1', '1990'],
  ] as const) {
    expect([day, month, year, birthday(day, month, year)]).toEqual([day, month, year, undefined]);
  }
});

test.each([
  ['31', '2', '1990'],
  ['29', '2', '2023'],
  ['31', '4', '1990'],
  ['24', '11', '2026'],
])('[AUTH-021] [AUTH-039] an impossible or future date is rejected with a message: %s/%s/%s', (day, month, year) => {
  expect(birthday(day, month, year)).toBeUndefined();
  expect(birthdayProblem({ day, month, year }, NOW)).toBe("That date doesn't exist or is in the future.");
});

test('[AUTH-021] a partial date is rejected with a message, and an empty one is no birthday', () => {
  for (const [day, month, year] of [
    ['1', '', ''],
    ['', '2', ''],
    ['', '', '1990'],
    ['1', '2', ''],
  ] as const)
    expect(birthdayProblem({ day, month, year }, NOW)).toBe('Choose a day, month, and year, or none of them.');
  expect(birthdayProblem({ day: '', month: '', year: '' }, NOW)).toBeNull();
  expect(birthdayProblem({ day: '7', month: '2', year: '1990' }, NOW)).toBeNull();
});

test('[AUTH-021] a leap day exists in a leap year', () => {
  expect(birthday('29', '2', '2024')).toBe('2024-02-29');
});

test('an incomplete date is undefined', () => {
  expect(birthday('', '2', '1990')).toBeUndefined();
  expect(birthday('1', '', '1990')).toBeUndefined();
  expect(birthday('1', '2', '')).toBeUndefined();
});

test('a stored date is shown as chosen', () => {
  const parts = birthdayParts('1990-02-07T00:00:00.000Z');
  expect(parts).toEqual({ day: '7', month: '2', year: '1990' });
  expect(birthdayOf(parts, NOW)).toBe('1990-02-07');
  expect(birthdayParts(null)).toEqual({ day: '', month: '', year: '' });
});
