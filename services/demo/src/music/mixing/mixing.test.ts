import type { ScorePart } from '../composition/score.ts';
import { createSound } from '../composition/sound.ts';
import { mono } from '../sample.ts';
import { BlockFilter } from './block-filter.ts';
import { Channel } from './channel.ts';
import { Ducker } from './ducker.ts';
import { Echo } from './echo.ts';
import { LoudnessMeter } from './loudness.ts';
import { Master } from './master.ts';
import { Reverb } from './reverb.ts';
import { BLOCK_SAMPLES, createStereoBlock } from './stereo-block.ts';

function constantBlock(value: number) {
  const block = createStereoBlock();
  block.left.fill(value);
  block.right.fill(value);
  return block;
}

function createBuses() {
  return { main: createStereoBlock(), reverb: createStereoBlock(), delay: createStereoBlock() };
}

const NO_DUCK = new Float32Array(BLOCK_SAMPLES);

describe('a channel', () => {
  const sound = createSound(() => mono(new Float32Array(BLOCK_SAMPLES).fill(1)));
  const part = (settings: Partial<ScorePart['settings']>, pan = 0): ScorePart => ({
    name: 'part',
    settings: { levelDb: 0, ...settings },
    playingSamples: BLOCK_SAMPLES,
    events: [{ startSample: 100, sound, gain: 0.8, pan }],
  });

  test('plays a sample where it starts and continues in the next block', () => {
    const channel = new Channel(part({}), 0.5, 0);
    const [first, second] = [createBuses(), createBuses()];
    channel.mixInto(first, 0, 1, NO_DUCK);
    channel.mixInto(second, BLOCK_SAMPLES, 1, NO_DUCK);
    expect([first.main.left[99], first.main.left[100]]).toEqual([0, expect.closeTo(0.4)]);
    expect([second.main.left[99], second.main.left[100]]).toEqual([expect.closeTo(0.4), 0]);
  });

  test('sends its part to reverb and echo, and leans to its side', () => {
    const buses = createBuses();
    new Channel(part({ reverb: 0.5, delay: 0.25 }, 1), 0.5, 0).mixInto(buses, 0, 1, NO_DUCK);
    expect(buses.main.left[200]).toBe(0);
    expect(buses.main.right[200]).toBeCloseTo(0.4);
    expect([buses.reverb.right[200], buses.delay.right[200]]).toEqual([expect.closeTo(0.2), expect.closeTo(0.1)]);
  });

  test('ducks under the kick by the set amount', () => {
    const buses = createBuses();
    new Channel(part({ duck: 0.75 }), 0.5, 0).mixInto(buses, 0, 1, new Float32Array(BLOCK_SAMPLES).fill(1));
    expect(buses.main.left[200]).toBeCloseTo(0.1);
  });

  test('that starts in the middle of a score leaves out what was before', () => {
    const buses = createBuses();
    new Channel(part({}), 0.5, 5000).mixInto(buses, 5000, 1, NO_DUCK);
    expect(Math.max(...buses.main.left)).toBe(0);
  });
});

test('ducking is strongest just after a kick and gone after its length', () => {
  const ducker = new Ducker([10], 600);
  ducker.advance(0);
  expect(ducker.amount[9]).toBe(0);
  expect(ducker.amount[110]).toBeGreaterThan(0.9);
  expect(ducker.amount[310]).toBeGreaterThan(ducker.amount[500] ?? 0);
  expect(ducker.amount[700]).toBe(0);
});

test('a block filter continues where the last block ended', () => {
  const whole = new Float32Array(2000).map((_, index) => Math.sin(index * 0.3));
  const halves = [whole.slice(0, 1000), whole.slice(1000)];
  new BlockFilter('low').process(whole, 800);
  const filter = new BlockFilter('low');
  for (const half of halves) filter.process(half, 800);
  expect([...(halves[1] ?? [])]).toEqual([...whole.subarray(1000)]);
});

test('an echo comes back on the other side, softer each time', () => {
  const echo = new Echo(BLOCK_SAMPLES);
  const click = createStereoBlock();
  click.left.set([1, 1, 1, 1, 1, 1, 1, 1]);
  const heard = [click, createStereoBlock(), createStereoBlock(), createStereoBlock()].map((input) => {
    const output = createStereoBlock();
    echo.process(input, output, createStereoBlock());
    return { left: Math.max(...output.left), right: Math.max(...output.right) };
  });
  expect(heard[0]).toEqual({ left: 0, right: 0 });
  expect(heard[1]?.left).toBeGreaterThan(0.5);
  expect(heard[2]?.right).toBeGreaterThan(0.1);
  expect(heard[2]?.right).toBeLessThan(heard[1]?.left ?? 0);
});

test('a hall rings on after the sound and then falls silent', () => {
  const reverb = new Reverb(0.8);
  const energies = Array.from({ length: 300 }, (_, block) => {
    const output = createStereoBlock();
    reverb.process(block < 4 ? constantBlock(0.5) : createStereoBlock(), output);
    return output.left.reduce((sum, value) => sum + value * value, 0);
  });
  expect(energies[8]).toBeGreaterThan(0);
  expect(energies[299]).toBeLessThan((energies[8] ?? 0) / 1000);
  expect(energies.every(Number.isFinite)).toBe(true);
});

test('the master never passes its ceiling, fades at both ends, and passes quiet sound unchanged', () => {
  const master = new Master(1, BLOCK_SAMPLES * 100, 0.1);
  const [start, loud] = [constantBlock(0.1), constantBlock(0)];
  master.process(start, 0);
  expect(start.left[0]).toBeCloseTo(0);
  for (let index = 0; index < BLOCK_SAMPLES; index += 1) loud.left[index] = index % 40 < 20 ? 9 : -9;
  master.process(loud, BLOCK_SAMPLES * 50);
  expect(Math.max(...loud.left.map(Math.abs))).toBeLessThanOrEqual(0.861);
  const end = constantBlock(0.5);
  master.process(end, BLOCK_SAMPLES * 99);
  expect(Math.abs(end.right[BLOCK_SAMPLES - 1] ?? 1)).toBeLessThan(0.01);
});

test('the loudness meter hears a tone and hardly counts the lowest octaves', () => {
  const measure = (radiansPerSample: number) => {
    const meter = new LoudnessMeter();
    for (let block = 0; block < 20; block += 1) {
      const tone = createStereoBlock();
      for (let index = 0; index < BLOCK_SAMPLES; index += 1) {
        tone.left[index] = Math.sin((block * BLOCK_SAMPLES + index) * radiansPerSample);
      }
      tone.right.set(tone.left);
      meter.add(tone);
    }
    return meter.value;
  };
  expect(measure((2 * Math.PI * 1000) / 48_000)).toBeCloseTo(Math.SQRT1_2, 2);
  expect(measure((2 * Math.PI * 30) / 48_000)).toBeLessThan(0.1);
});
