import { stylesheets, type Stylesheet } from '../testing/stylesheets.ts';
import { BREAKPOINTS } from './breakpoints.ts';

const MODULES = stylesheets('**/*.module.css');
const ALL = stylesheets('**/*.css');
const DOCUMENTED = new Set(Object.values(BREAKPOINTS).map((width) => `${width}px`));

function findings({ name, css }: Stylesheet, forbidden: RegExp): readonly string[] {
  return css
    .split('\n')
    .filter((line) => !/^\s*@(media|container)/.test(line) && forbidden.test(line))
    .map((line) => `${name}: ${line.trim()}`);
}

test.each([
  ['colour', /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(|:\s*(white|black|red)\b/i],
  ['length in pixels', /\d(px|pt)\b/],
  ['duration', /\b\d+(\.\d+)?m?s\b/],
  ['layer', /z-index:\s*[1-9]/],
  ['font', /font(-family|-size)?:\s*(\d+px|['"])/],
])('no component has a raw %s', (_kind, forbidden) => {
  expect(MODULES.length).toBeGreaterThan(20);
  expect(MODULES.flatMap((sheet) => findings(sheet, forbidden))).toEqual([]);
});

test('media queries use only documented breakpoints', () => {
  const widths = ALL.flatMap(({ css }) =>
    [...css.matchAll(/@media[^{]*width[^{]*?(\d+px)/g)].map((match) => match[1] ?? ''),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter((width) => !DOCUMENTED.has(width))).toEqual([]);
});

test('every custom property in use is defined', () => {
  const set = new Set(ALL.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1])));
  const fromScripts = ['--fraction', '--hero-tint', '--dropdown-shift', '--played'];
  const read = ALL.flatMap(({ name, css }) =>
    [...css.matchAll(/var\((--[\w-]+)/g)].map((match) => ({ name, property: match[1] ?? '' })),
  );
  expect(read.filter(({ property }) => !set.has(property) && !fromScripts.includes(property))).toEqual([]);
});

test('only transform and opacity are transitioned or animated', () => {
  const values = MODULES.flatMap(({ name, css }) =>
    [...css.matchAll(/transition:\s*([^;]+);/g)].map((match) => ({ name, value: match[1] ?? '' })),
  );
  const allowed =
    /^(var\(--(fade|move)\)|opacity var\(--duration-\w+\) var\(--ease-[\w-]+\))(, var\(--(fade|move)\))*$/;
  expect(values.filter(({ value }) => !allowed.test(value))).toEqual([]);
});

test('the root keeps the text size of the listener, on which every rem is based', () => {
  const roots = ALL.flatMap(({ css }) =>
    [...css.matchAll(/(?:html|:root)[^{]*{([^}]*)}/g)].map((match) => match[1] ?? ''),
  );
  expect(roots.length).toBeGreaterThan(0);
  expect(roots.filter((rules) => /(^|\s)font(-size)?:/.test(rules))).toEqual([]);
});

test('with forced colors, text on the accent has its own background', () => {
  const rule = (css: string, selector: string) => css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const onAccent = MODULES.flatMap(({ name, css }) =>
    [...css.matchAll(/(\.[\w-]+) {([^}]*)}/g)]
      .filter(([, , rules = '']) => /(^|\s)color: var\(--color-on-accent\)/.test(rules))
      .map(([, selector = '']) => ({
        name,
        selector,
        forced: rule(css.split('(forced-colors: active)')[1] ?? '', selector),
      })),
  );
  expect(onAccent.map(({ name }) => name)).toEqual(expect.arrayContaining(['actions/button.module.css']));
  for (const { name, selector, forced } of onAccent) {
    expect(`${name} ${selector} ${forced}`).toContain('forced-color-adjust: none');
  }
});
