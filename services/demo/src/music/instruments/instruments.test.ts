import { createRandom } from '../random.ts';
import type { Sample } from '../sample.ts';
import { bass } from './bass.ts';
import { crash, hat, shaker } from './cymbals.ts';
import { guitarChord } from './guitar.ts';
import { electricPiano, housePiano, organ } from './keys.ts';
import { kick } from './kick.ts';
import { pad } from './pad.ts';
import { conga, cowbell, woodblock } from './percussion.ts';
import { bell, pluck, string } from './plucked.ts';
import { clap, rimshot, snare } from './snare.ts';
import { downlifter, riser } from './sweeps.ts';
import { synthChord } from './synth-chord.ts';
import { air, vinyl } from './textures.ts';

const random = () => createRandom('instrument');
const CHORD = [220, 261.6, 329.6];
const BASS = { cutoffHz: 200, sweepHz: 400, sweepSeconds: 0.1, resonance: 1, sub: 0.5, drive: 1.2, decaySeconds: 0.5 };
const PAD = { detune: 0.006, cutoffHz: 900, sweepHz: 400, attackSeconds: 0.02, releaseSeconds: 0.02, highpassHz: 150 };
const STAB = { ...PAD, voices: 2, sweepSeconds: 0.1, resonance: 1, decaySeconds: 0.2 };

const INSTRUMENTS: readonly (readonly [string, () => Sample])[] = [
  [
    'kick',
    () => kick({ pitchHz: 50, snapHz: 150, snapSeconds: 0.02, decaySeconds: 0.05, click: 0.5, drive: 2 }, random()),
  ],
  ['snare', () => snare({ toneHz: 200, noiseHz: 2500, decaySeconds: 0.04 }, random())],
  ['clap', () => clap(0.04, 1600, random())],
  ['rimshot', () => rimshot(480)],
  ['hat', () => hat({ decaySeconds: 0.03, brightnessHz: 8000, metal: 0.5 }, random())],
  ['shaker', () => shaker(0.03, random())],
  ['crash', () => crash(0.2, random())],
  ['conga', () => conga(200, random())],
  ['cowbell', () => cowbell(540)],
  ['woodblock', () => woodblock(700)],
  ['saw bass', () => bass({ ...BASS, wave: 'saw' }, 55, 0.2)],
  ['square bass', () => bass({ ...BASS, wave: 'square' }, 55, 0.2)],
  ['round bass', () => bass({ ...BASS, wave: 'round' }, 55, 0.2)],
  ['reese bass', () => bass({ ...BASS, wave: 'reese' }, 55, 0.2)],
  ['pad', () => pad(PAD, CHORD, 0.2, random())],
  ['choir', () => pad({ ...PAD, choir: true }, CHORD, 0.2, random())],
  ['synth chord', () => synthChord(STAB, CHORD, 0.2, random())],
  ['electric piano', () => electricPiano(CHORD, 0.2)],
  ['house piano', () => housePiano(CHORD, 0.2)],
  ['organ', () => organ(CHORD, 0.2)],
  ['string', () => string(220, 0.2, 0.2, random())],
  ['guitar', () => guitarChord(CHORD, 0.1, random())],
  ['pluck', () => pluck({ ratio: 2, bite: 0.2, decaySeconds: 0.1 }, 440, 0.2)],
  ['bell', () => bell(880, 0.3)],
  ['riser', () => riser(0.3, random())],
  ['downlifter', () => downlifter(0.3, random())],
  ['vinyl', () => vinyl(1, random())],
  ['air', () => air(1, 700, random())],
];

/** Rendered while they play, so their peak is unknown: the level of their part evens them out. */
const GROWING = new Set(['pad', 'choir', 'electric piano', 'house piano', 'organ', 'vinyl', 'air']);

function whole(play: () => Sample): Sample {
  const sample = play();
  sample.grow?.(sample.left.length);
  return sample;
}

test.each(INSTRUMENTS)('a %s is audible, is finite, and ends without a click', (name, play) => {
  const { left, right } = whole(play);
  expect(left.length).toBe(right.length);
  const values = [...left, ...right];
  expect(values.every(Number.isFinite)).toBe(true);
  const peak = Math.max(...values.map(Math.abs));
  expect(peak).toBeGreaterThan(0.05);
  if (!GROWING.has(name)) expect(peak).toBeCloseTo(1, 5);
  expect(Math.max(...left.subarray(-8).map(Math.abs)) / peak).toBeLessThan(0.2);
});

test.each(INSTRUMENTS)('a %s sounds the same every time', (_name, play) => {
  expect(Buffer.from(whole(play).left.buffer).equals(Buffer.from(whole(play).left.buffer))).toBe(true);
});

test.each(INSTRUMENTS.filter(([name]) => GROWING.has(name)))(
  'a %s is the same whether it grows in steps or in one go',
  (_name, play) => {
    const bitByBit = play();
    for (let samples = 0; samples < bitByBit.left.length; samples += 1000) bitByBit.grow?.(samples);
    bitByBit.grow?.(Number.POSITIVE_INFINITY);
    expect([...bitByBit.left]).toEqual([...whole(play).left]);
    expect([...bitByBit.right]).toEqual([...whole(play).right]);
  },
);
