import { scheduleDays } from './schedule-days.ts';

test('[RADIO-021] a day is labelled like "2 Apr 2023"', () => {
  expect(scheduleDays(new Date(2023, 3, 2, 15))[0]?.label).toBe('2 Apr 2023');
});

test('there are seven days, the first is today, each begins where the one before it ends', () => {
  const days = scheduleDays(new Date(2026, 2, 26, 23, 59));
  expect(days).toHaveLength(7);
  expect(days[0]?.start).toEqual(new Date(2026, 2, 26));
  expect(days[6]?.label).toBe('1 Apr 2026');
  for (const [index, day] of days.slice(1).entries()) expect(day.start).toEqual(days[index]?.end);
});
