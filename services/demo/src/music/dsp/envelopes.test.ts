import { decayAt, envelopeAt } from './envelopes.ts';
import { softClip } from './soft-clip.ts';

test('a decay has fallen to 37 % after its time and ends in silence', () => {
  expect(decayAt(0, 0.5)).toBe(1);
  expect(decayAt(24_000, 0.5)).toBeCloseTo(Math.exp(-1), 4);
  expect(decayAt(48_000 * 20, 0.5)).toBe(0);
});

test('an envelope starts and ends at zero and holds in between', () => {
  const shape = { attackSeconds: 0.01, decaySeconds: Infinity, releaseSeconds: 0.02 };
  expect(envelopeAt(shape, 0, 4800)).toBe(0);
  expect(envelopeAt(shape, 2400, 4800)).toBe(1);
  expect(envelopeAt(shape, 4799, 4800)).toBeLessThan(0.01);
});

test('soft clipping leaves quiet sound alone and never passes 1', () => {
  expect(softClip(0.05)).toBeCloseTo(0.05, 3);
  for (const value of [-1e9, -3.5, -1, 0, 1, 3.5, 1e9]) expect(Math.abs(softClip(value))).toBeLessThanOrEqual(1);
  expect(softClip(-2)).toBe(-softClip(2));
});
