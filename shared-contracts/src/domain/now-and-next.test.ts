import { buildStationPlaylistItem } from '../testing/builders.ts';
import { slotProgress, nowAndNext } from './now-and-next.ts';

function slot(from: string, to: string) {
  return buildStationPlaylistItem({
    scheduled_start_time: `2026-03-01T${from}:00.000Z`,
    scheduled_end_time: `2026-03-01T${to}:00.000Z`,
  });
}

const first = slot('10:00', '11:00');
const second = slot('11:00', '12:30');
const third = slot('12:30', '13:00');

test('the current item is the one whose slot contains the current time', () => {
  const { current, upcoming } = nowAndNext([third, first, second], Date.parse('2026-03-01T11:00:00.000Z'));
  expect(current).toBe(second);
  expect(upcoming).toEqual([third]);
});

test('between two items nothing is on, and the next one is upcoming', () => {
  const { current, upcoming } = nowAndNext([first, third], Date.parse('2026-03-01T11:30:00.000Z'));
  expect(current).toBeNull();
  expect(upcoming).toEqual([third]);
});

test('progress is the elapsed share of the slot and stays between 0 and 1', () => {
  expect(slotProgress(second, Date.parse('2026-03-01T11:45:00.000Z'))).toBe(0.5);
  expect(slotProgress(second, Date.parse('2026-03-01T10:45:00.000Z'))).toBe(0);
  expect(slotProgress(second, Date.parse('2026-03-01T18:45:00.000Z'))).toBe(1);
});
