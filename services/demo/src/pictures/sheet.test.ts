import { createRandom } from '#music/random.ts';
import { createNoiseField } from './noise-field.ts';
import { arc, polyline, smoothLine } from './shapes.ts';
import { Sheet } from './sheet.ts';

const PALETTE = { ground: '#000000', inks: ['#111111', '#222222', '#333333'], spot: '#ffffff' } as const;
const createSheet = () => new Sheet({ width: 1600, height: 600 }, PALETTE, createRandom('sheet'));

test('a sheet keeps its proportions at every width', () => {
  expect(createSheet().toSvg(1200)).toContain('width="1200" height="450" viewBox="0 0 1600 600"');
});

test('definitions get their own references and come before their uses', () => {
  const sheet = createSheet();
  const first = sheet.linear([
    [0, '#000000'],
    [1, '#ffffff', 0.5],
  ]);
  const second = sheet.radial([[0, '#000000']]);
  sheet.fill(first);
  const svg = sheet.toSvg(100);
  expect(first).not.toBe(second);
  expect(svg.indexOf('<linearGradient')).toBeLessThan(svg.indexOf('<rect'));
  expect(svg).toContain('stop-opacity="0.5"');
});

test('a group holds the shapes drawn inside it', () => {
  const sheet = createSheet();
  sheet.group('opacity=".5"', () => sheet.fill('#123456'));
  expect(sheet.toSvg(100)).toMatch(/<g opacity=".5"><rect [^>]*#123456[^>]*\/><\/g>/);
});

test('lines go through their points', () => {
  expect(
    polyline(
      [
        [0, 0],
        [1, 2.005],
      ],
      true,
    ),
  ).toBe('M0 0L1 2.01Z');
  expect(
    smoothLine([
      [0, 0],
      [10, 5],
      [20, 0],
    ]),
  ).toMatch(/^M0 0C.* 10 5C.* 20 0$/);
  expect(arc(0, 0, 10, 0, 270)).toBe('M10 0A10 10 0 1 1 0 -10');
});

test('a noise field is smooth, bounded, and repeats itself after 32 units', () => {
  const noise = createNoiseField(createRandom('noise'));
  for (let step = 0; step < 200; step += 1) {
    const [x, y] = [step * 0.173, step * 0.091];
    expect(Math.abs(noise(x, y))).toBeLessThanOrEqual(1);
    expect(Math.abs(noise(x + 0.001, y) - noise(x, y))).toBeLessThan(0.01);
    expect(noise(x + 32, y - 32)).toBeCloseTo(noise(x, y), 6);
  }
});
