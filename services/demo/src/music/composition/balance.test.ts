import { mono } from '../sample.ts';
import { gainForLevel } from './balance.ts';
import { createSound } from './sound.ts';

const loud = mono(new Float32Array(100).fill(0.5));
const quiet = mono(new Float32Array(100).fill(0.05));
const eventOf = (sample: typeof loud) => [{ startSample: 0, sound: createSound(() => sample), gain: 1, pan: 0 }];

test('a loud and a quiet instrument come out at the same level', () => {
  expect(gainForLevel(eventOf(loud), 100, 0) * 0.5).toBeCloseTo(1);
  expect(gainForLevel(eventOf(quiet), 100, 0) * 0.05).toBeCloseTo(1);
});

test('twenty decibels less is a tenth', () => {
  expect(gainForLevel(eventOf(loud), 100, -20) / gainForLevel(eventOf(loud), 100, 0)).toBeCloseTo(0.1);
});

test('a part that never plays stays silent', () => {
  expect(gainForLevel([], 100, 0)).toBe(0);
});
