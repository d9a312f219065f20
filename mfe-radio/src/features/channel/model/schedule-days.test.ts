import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { scheduleDays } from './schedule-days.ts';
import { timelineHours } from './day-timeline.ts';

test('[RADIO-021] a day is labeled like "2 Apr 2023"', () => {
  expect(scheduleDays(Date.parse('2023-04-02T15:00:00Z'), 'UTC')[0]?.label).toBe('2 Apr 2023');
});

test('a day is named today, tomorrow, or after the weekday in the zone', () => {
  const names = scheduleDays(Date.parse('2026-03-01T23:30:00Z'), 'Europe/Berlin').map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Today, Monday', 'Tomorrow, Tuesday', 'Wednesday']);
  expect(names.at(-1)).toBe('Sunday');
});

test('today is the day of the zone', () => {
  const nowMs = Date.parse('2026-03-01T23:30:00Z');
  expect(scheduleDays(nowMs, 'America/New_York')[0]?.label).toBe('1 Mar 2026');
  expect(scheduleDays(nowMs, 'Europe/Berlin')[0]?.label).toBe('2 Mar 2026');
  expect(scheduleDays(nowMs, 'Asia/Kolkata')[0]?.start.toISOString()).toBe('2026-03-01T18:30:00.000Z');
});

describe.each([
  // zone, now, day of the change, its first instant, its hours, the clock change in minutes, its wall-clock hours
  ['Europe/Berlin', '2026-03-26T12:00:00Z', 3, '2026-03-28T23:00:00.000Z', 23, 60],
  ['Europe/Berlin', '2026-10-22T12:00:00Z', 3, '2026-10-24T22:00:00.000Z', 25, -60],
  ['America/New_York', '2026-03-07T12:00:00Z', 1, '2026-03-08T05:00:00.000Z', 23, 60],
  ['America/New_York', '2026-10-31T12:00:00Z', 1, '2026-11-01T04:00:00.000Z', 25, -60],
  ['Australia/Lord_Howe', '2026-10-02T12:00:00Z', 2, '2026-10-03T13:30:00.000Z', 23.5, 30],
  ['Australia/Lord_Howe', '2026-04-03T12:00:00Z', 2, '2026-04-04T13:00:00.000Z', 24.5, -30],
  // At midnight itself: the first day starts at one, the second has an extra last hour.
  ['America/Santiago', '2026-09-04T12:00:00Z', 2, '2026-09-06T04:00:00.000Z', 23, 60],
  ['America/Santiago', '2026-04-02T12:00:00Z', 2, '2026-04-04T03:00:00.000Z', 25, -60],
] as const)('in %s from %s on', (zone, now, index, start, hours, minutes) => {
  const days = scheduleDays(Date.parse(now), zone);
  const changed = days[index];

  test('the day of a clock change has its real length', () => {
    expect(changed?.start.toISOString()).toBe(start);
    expect(changed && (changed.end.getTime() - changed.start.getTime()) / HOUR_MS).toBe(hours);
    expect(days.map(({ clockChangeMinutes }) => clockChangeMinutes)).toEqual(
      days.map((_, each) => (each === index ? minutes : 0)),
    );
  });

  test('[RADIO-020] there are seven days, each starting where the previous one ends', () => {
    expect(days).toHaveLength(7);
    expect(new Set(days.map(({ label }) => label)).size).toBe(7);
    for (const [each, day] of days.slice(1).entries()) expect(day.start).toEqual(days[each]?.end);
  });

  test('the hours of its timeline are wall-clock hours', () => {
    const labels = changed ? timelineHours(changed, zone).map(({ label }) => label) : [];
    expect(new Set(labels)).toEqual(
      new Set(labels[0] === '06:00' ? ['06:00', '12:00', '18:00'] : ['00:00', '06:00', '12:00', '18:00']),
    );
  });
});
