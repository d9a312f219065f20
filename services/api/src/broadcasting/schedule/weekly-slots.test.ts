import { showIdSchema } from '@afterglow/shared-contracts';
import { showOfHour } from './weekly-slots.ts';

const show = (id: number) => showIdSchema.parse(id);
const HOUR = 60;
const slots = [
  { minuteOfWeek: 6 * HOUR, showId: show(1) },
  { minuteOfWeek: 8 * HOUR, showId: null },
  { minuteOfWeek: (6 * 24 + 20) * HOUR, showId: show(3) },
];

test.each<[string, number | null, string]>([
  ['2026-11-23T06:00:00Z', 1, 'the first minute of a slot'],
  ['2026-11-23T07:59:59.999Z', 1, 'its last'],
  ['2026-11-23T08:00:00Z', null, 'an open slot'],
  ['2026-11-28T12:00:00Z', null, 'until the next one begins, days later'],
  ['2026-11-29T23:59:00Z', 3, 'the last of the week'],
  ['2026-11-30T05:59:00Z', 3, 'and on into the next week'],
  ['1969-12-29T06:00:00Z', 1, 'before 1970'],
])('%s belongs to show %s: %s', (at, expected) => {
  expect(showOfHour(slots, Date.parse(at))).toBe(expected);
});

test('a channel without slots is open', () => {
  expect(showOfHour([], 0)).toBeNull();
});
