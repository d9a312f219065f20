import { swipeOf } from './swipe.ts';

test.each([
  ['left', { dx: -120, dy: 10, durationMs: 400 }],
  ['right', { dx: 120, dy: -30, durationMs: 400 }],
  ['up', { dx: 5, dy: -95, durationMs: 900 }],
  ['down', { dx: 40, dy: 140, durationMs: 900 }],
])('a long move is a swipe %s, at any speed', (swipe, move) => {
  expect(swipeOf(move)).toBe(swipe);
});

test('a quick one may be short', () => {
  expect(swipeOf({ dx: -40, dy: 0, durationMs: 60 })).toBe('left');
  expect(swipeOf({ dx: -40, dy: 0, durationMs: 200 })).toBeNull();
});

test.each([
  { dx: 0, dy: 0, durationMs: 0 },
  { dx: 8, dy: -6, durationMs: 5 },
  { dx: 60, dy: 20, durationMs: 800 },
])('a tap and a hesitation are no swipe: %p', (move) => {
  expect(swipeOf(move)).toBeNull();
});
