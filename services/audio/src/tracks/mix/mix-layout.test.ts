import { BITRATES_KBPS } from '@afterglow/shared-contracts';
import fc from 'fast-check';
import { layoutMix, mixBytes, partsOfRange } from './mix-layout.ts';
import { bytesPerFrame } from '../mp3-format.ts';
import { tonePiece } from '../testing/tones.ts';

const library = [tonePiece('house-01', 80), tonePiece('deep-01', 164), tonePiece('chill-01', 112)];
const framesOf = (trackId: string) => library.find(({ id }) => id === trackId)?.frames;
const layout = layoutMix(['house-01', 'deep-01', 'house-01', 'chill-01'], framesOf);

test('tracks follow one another without a gap', () => {
  expect(layout.tracks.map(({ trackId, startFrame }) => [trackId, startFrame])).toEqual([
    ['house-01', 0],
    ['deep-01', 80],
    ['house-01', 244],
    ['chill-01', 324],
  ]);
  expect(layout.frames).toBe(436);
  expect(layout.durationMs).toBe(436 * 24);
});

test.each(BITRATES_KBPS)('at %i kbit/s a frame has 3 bytes per kbit/s and a mix as many as its frames', (kbps) => {
  expect(bytesPerFrame(kbps)).toBe(kbps * 3);
  expect(mixBytes(layout, kbps)).toBe(436 * kbps * 3);
});

test('the parts of any range join to exactly that range', () => {
  const size = mixBytes(layout, 96);
  const property = fc.property(fc.nat(size - 1), fc.nat(size - 1), (...places) => {
    const [start, end] = [Math.min(...places), Math.max(...places) + 1];
    const parts = partsOfRange(layout, 96, start, end);
    expect(parts.reduce((sum, part) => sum + part.toByte - part.fromByte, 0)).toBe(end - start);
    for (const part of parts.slice(1)) expect(part.fromByte).toBe(0);
  });
  fc.assert(property, { numRuns: 300 });
});

test('a range inside one track is one part', () => {
  expect(partsOfRange(layout, 96, 80 * 288 + 5, 80 * 288 + 9)).toEqual([
    { trackId: 'deep-01', fromByte: 5, toByte: 9 },
  ]);
});

test('a range over a seam names both sides of it', () => {
  expect(partsOfRange(layout, 96, 80 * 288 - 1, 80 * 288 + 1)).toEqual([
    { trackId: 'house-01', fromByte: 80 * 288 - 1, toByte: 80 * 288 },
    { trackId: 'deep-01', fromByte: 0, toByte: 1 },
  ]);
});

test('an unknown track is an error with its name', () => {
  expect(() => layoutMix(['polka-99'], framesOf)).toThrow('There is no track "polka-99".');
});
