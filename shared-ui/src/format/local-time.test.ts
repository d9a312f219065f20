import { localDayAndTime, localTime } from './local-time.ts';

const instant = new Date(2023, 3, 2, 14, 30).toISOString();

test('[SHELL-084] a day with its time is the usual date, and the time', () => {
  expect(localDayAndTime(instant)).toBe('02 April 2023, 14:30');
});

test('a time has two digits for hours and minutes', () => {
  expect(localTime(instant)).toBe('14:30');
});
