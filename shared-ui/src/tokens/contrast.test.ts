import { contrast, mix, tokenColor, type Theme } from '../testing/contrast.ts';
import { stylesheets } from '../testing/stylesheets.ts';

const css = stylesheets('tokens/{colors,channels}.css')
  .map((sheet) => sheet.css)
  .join('\n');

const THEMES: readonly Theme[] = ['dark', 'light'];
const GROUNDS = ['--color-bg', '--color-surface-1', '--color-surface-2', '--color-surface-3'];
const TEXT = 4.5;
const CONTROL = 3;

describe.each(THEMES)('in the %s theme', (theme) => {
  const color = (name: string) => tokenColor(css, name, theme);

  test.each(['--color-text', '--color-text-2', '--color-text-3'])('%s is readable on every surface', (text) => {
    for (const ground of GROUNDS) expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(['--color-accent-text', '--color-success', '--color-warning', '--color-danger', '--color-premium-text'])(
    '%s is readable on page and panels',
    (text) => {
      for (const ground of GROUNDS.slice(0, 3)) {
        expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(TEXT);
      }
    },
  );

  test.each(['success', 'warning', 'danger', 'accent'])('%s is readable on its own soft background', (tone) => {
    const text = color(tone === 'accent' ? '--color-accent-text' : `--color-${tone}`);
    for (const ground of GROUNDS.slice(0, 2)) {
      const soft = color(`--color-${tone}-soft`);
      expect(contrast(text, mix(soft, color(ground), soft.alpha))).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test.each(['--color-accent', '--color-accent-2', '--color-glow', '--color-glow-2'])(
    'text on %s is readable',
    (accent) => {
      expect(contrast(color('--color-on-accent'), color(accent))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each([
    '--color-accent',
    '--color-accent-2',
    '--color-border',
    '--color-focus',
    '--color-wave-rest',
    '--color-wave-buffered',
  ])('%s is distinguishable from page and panels', (control) => {
    for (const ground of GROUNDS.slice(0, 2)) {
      expect(contrast(color(control), color(ground))).toBeGreaterThanOrEqual(CONTROL);
    }
  });

  test('a hero is readable with any tint', () => {
    const extremes = ['#ffffff', '#000000', '#ffe600', '#0000ff'].map((hex) =>
      tokenColor(`--x: ${hex};`, '--x', theme),
    );
    for (const tint of extremes) {
      const ground = mix(tint, color('--color-bg'), 0.35);
      expect(contrast(color('--color-text'), ground)).toBeGreaterThanOrEqual(TEXT);
    }
  });
});

test('premium and white-disc glyphs are readable on their backgrounds', () => {
  expect(
    contrast(tokenColor(css, '--color-on-premium', 'dark'), tokenColor(css, '--color-premium', 'dark')),
  ).toBeGreaterThan(TEXT);
  for (const theme of THEMES) {
    const disc = tokenColor(css, '--color-white-disc', theme);
    expect(contrast(tokenColor(css, '--color-on-white-disc', theme), disc)).toBeGreaterThan(TEXT);
  }
});

describe.each(['', "='chill'", "='classics'", "='deep'"])('the hue of [data-channel%s]', (channel) => {
  const own = css.slice(css.indexOf(`[data-channel${channel}]`));
  const dark = (name: string) => tokenColor(own, name, 'dark');

  test('its bright pair carries dark text', () => {
    for (const stop of ['--channel-from', '--channel-to']) {
      expect(contrast(tokenColor(css, '--color-on-channel', 'dark'), dark(stop))).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test('its background carries white text', () => {
    for (const stop of ['--channel-ground-from', '--channel-ground-to']) {
      expect(contrast(tokenColor(css, '--color-text', 'dark'), dark(stop))).toBeGreaterThanOrEqual(TEXT);
    }
  });
});
