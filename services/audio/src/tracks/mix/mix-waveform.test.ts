import { layoutMix } from './mix-layout.ts';
import { mixWaveform } from './mix-waveform.ts';
import { tonePiece } from '../testing/tones.ts';
import { EnvelopeMeter } from '../track-envelope.ts';

const library = [tonePiece('house-01', 560), tonePiece('house-02', 560)];
const layout = layoutMix(['house-01', 'house-02'], (id) => library.find((track) => track.id === id)?.frames);
const flat = (level: number) => ({ stepFrames: 10, levels: Array.from({ length: 56 }, () => level) });

test('[PLAYER-052] a mix has 140 integers from 0 to 100, the loudest of them 100', () => {
  const waveform = mixWaveform(layout, (trackId) => flat(trackId === 'house-01' ? 0.1 : 0.4));
  expect(waveform).toHaveLength(140);
  expect(waveform.every((peak) => Number.isInteger(peak) && peak >= 0 && peak <= 100)).toBe(true);
  expect(Math.max(...waveform)).toBe(100);
});

test('[PLAYER-052] heights follow the loudness of the tracks where they play', () => {
  const waveform = mixWaveform(layout, (trackId) => flat(trackId === 'house-01' ? 0.1 : 0.4));
  expect(new Set(waveform.slice(0, 70))).toEqual(new Set([25]));
  expect(new Set(waveform.slice(70))).toEqual(new Set([100]));
});

test('silence is flat', () => {
  expect(new Set(mixWaveform(layout, () => flat(0)))).toEqual(new Set([0]));
});

test('the meter gives one level per ten frames, and one for the rest', () => {
  const meter = new EnvelopeMeter();
  for (let frame = 0; frame < 25; frame += 1) {
    const samples = new Float32Array(1152).fill(frame < 10 ? 0.5 : 0.25);
    meter.add({ left: samples, right: samples });
  }
  expect(meter.finish()).toEqual({ stepFrames: 10, levels: [0.5, 0.25, 0.25] });
});
