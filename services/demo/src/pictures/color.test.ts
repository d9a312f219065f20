import { blend, darkestOf, lightness, mix } from './color.ts';

test('mixing goes from one color to the other', () => {
  expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1)]).toEqual(['#000000', '#ffffff']);
  expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020');
});

test('blending weighs colors by their share', () => {
  expect(
    blend([
      ['#ff0000', 1],
      ['#0000ff', 1],
    ]),
  ).toBe('#800080');
  expect(
    blend([
      ['#ffffff', 3],
      ['#000000', 1],
    ]),
  ).toBe('#bfbfbf');
});

test('lightness follows the eye: green is lighter than blue', () => {
  expect([lightness('#000000'), lightness('#ffffff')]).toEqual([0, 1]);
  expect(lightness('#00ff00')).toBeGreaterThan(lightness('#0000ff'));
  expect(darkestOf(['#ffffff', '#0000ff', '#00ff00'])).toBe('#0000ff');
});
