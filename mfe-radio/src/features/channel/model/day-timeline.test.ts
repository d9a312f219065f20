import { showIdSchema } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { buildSlots } from '../../../testing/slots.ts';
import { placeInDay, timelineParts } from './day-timeline.ts';
import { scheduleDays } from './schedule-days.ts';

const NOON = Date.parse('2026-03-29T12:00:00Z');

function dayIn(zone: string) {
  const [day] = scheduleDays(NOON, zone);
  if (!day) throw new Error('there is always a today');
  return day;
}

test('consecutive mixes of one show form one part of the day, which ends with it', () => {
  const shows = [1, 1, 2, 1];
  const slots = buildSlots(Date.parse('2026-03-28T23:00:00Z'), 4).map((slot, index) => {
    const id = showIdSchema.parse(shows[index]);
    return { ...slot, mixes: buildMix({ show: { id, title: `Show ${id}` } }) };
  });
  const parts = timelineParts(slots, dayIn('UTC')).map(({ show, from, to }) => [show, from, to]);
  expect(parts).toEqual([
    ['Show 1', 0, 1 / 24],
    ['Show 2', 1 / 24, 2 / 24],
    ['Show 1', 2 / 24, 3 / 24],
  ]);
});

test('noon is later only on a day that lost an hour', () => {
  const day = dayIn('Europe/Berlin');
  expect(placeInDay(Date.parse('2026-03-29T10:00:00Z'), day)).toBeCloseTo(11 / 23);
  expect(placeInDay(day.start.getTime() - 1, day)).toBeNull();
  expect(placeInDay(day.end.getTime(), day)).toBeNull();
});
