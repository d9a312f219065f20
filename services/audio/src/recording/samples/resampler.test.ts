import { Resampler } from './resampler.ts';

function tone(hertz: number, rateHz: number, seconds: number): Float32Array {
  return Float32Array.from(
    { length: Math.round(rateHz * seconds) },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / rateHz),
  );
}

/** As a file arrives: in chunks of all lengths. */
function convert(input: Float32Array, fromHz: number): Float32Array {
  const resampler = new Resampler(fromHz);
  const parts: number[] = [];
  for (let position = 0, length = 1; position < input.length; position += length, length = ((length * 7) % 4_001) + 1) {
    parts.push(...resampler.process(input.subarray(position, position + length)));
  }
  return Float32Array.from([...parts, ...resampler.finish()]);
}

/** How far the error is below the tone, in decibels, away from the ends. */
function decibelsBetween(output: Float32Array, expected: Float32Array): number {
  const margin = 2_000;
  let [signal, error] = [0, 0];
  for (let index = margin; index < expected.length - margin; index += 1) {
    signal += (expected[index] ?? 0) ** 2;
    error += ((output[index] ?? 0) - (expected[index] ?? 0)) ** 2;
  }
  return 10 * Math.log10(signal / error);
}

test.each([
  [44_100, 1_000],
  [44_100, 15_000],
  [22_050, 5_000],
  [96_000, 10_000],
  [32_000, 440],
  [44_056, 1_000],
])('a tone at %i Hz of %i Hz is the same tone at 48 kHz', (rateHz, hertz) => {
  const output = convert(tone(hertz, rateHz, 0.3), rateHz);
  const expected = tone(hertz, 48_000, 0.3);
  expect(Math.abs(output.length - expected.length)).toBeLessThanOrEqual(1);
  expect(decibelsBetween(output, expected)).toBeGreaterThan(70);
});

test('frequencies above the limit of 48 kHz do not alias', () => {
  const output = convert(tone(30_000, 96_000, 0.3), 96_000);
  const loudest = output.subarray(2_000, -2_000).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(20 * Math.log10(loudest / 0.5)).toBeLessThan(-80);
});

test('chunk sizes make no difference', () => {
  const input = tone(700, 44_100, 0.2);
  const whole = new Resampler(44_100);
  const atOnce = [...whole.process(input), ...whole.finish()];
  expect([...convert(input, 44_100)]).toEqual(atOnce);
});
