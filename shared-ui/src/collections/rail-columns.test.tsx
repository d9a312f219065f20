import { render, screen } from '@testing-library/react';
import { stylesheets } from '../testing/stylesheets.ts';
import { Rail } from './rail.tsx';

const css = stylesheets('collections/rail.module.css')[0]?.css ?? '';

const WIDTHS_PX = [0, 767, 768, 1080, 1081, 1920, 1921, 3840];

test.each([
  ['[BROWSE-023]', 'pages', [1, 1, 2, 2, 3, 3, 4, 4]],
  ['[BROWSE-024]', 'minimal', [1, 1, 2, 2, 4, 4, 4, 4]],
])('%s a carousel of %s shows the right number of whole columns at each window width', (_, kind, columns) => {
  expect(WIDTHS_PX.map((widthPx) => Math.floor(columnsAt(kind, widthPx)))).toEqual(columns);
});

const CARD_MIN_PX = 168;
const GAP_PX = 24;
const PHONE_PX = 390;

test('[BROWSE-128] a rail shows as many 168 px cards as fit, and on a phone two and a part of one', () => {
  expect(Math.floor(columnsAt('cards', PHONE_PX))).toBe(2);
  expect(columnsAt('cards', PHONE_PX) % 1).toBeGreaterThan(0);
  for (let railPx = 2 * CARD_MIN_PX + GAP_PX; railPx <= 1680; railPx += 1) {
    const fitting = Math.floor((railPx + GAP_PX) / (CARD_MIN_PX + GAP_PX));
    expect([railPx, columnsAt('cards', 1440, railPx)]).toEqual([railPx, fitting]);
  }
});

test('[BROWSE-128] page numbers belong to a carousel of pages, which a rail becomes only on request', () => {
  render(
    <Rail title="Trending Mixes" columns="pages">
      {null}
    </Rail>,
  );
  render(<Rail title="Latest Mixes">{null}</Rail>);
  expect(screen.getAllByRole('list').map((list) => list.className)).toEqual(['list pages', 'list cards']);
});

/** The last matching rule at a width of the window, and of the rail, wins, as in a browser. */
function columnsAt(kind: string, widthPx: number, railPx = Infinity): number {
  const counting = blocks().filter(({ fromPx }) => fromPx <= widthPx);
  const rules = counting.flatMap(({ body }) =>
    [...withoutUnmet(body, railPx).matchAll(/([^{}]+)\{\s*--columns:\s*([\d.]+);\s*\}/g)]
      .filter(([, selectors = '']) => new RegExp(`\\.${kind}\\b`).test(selectors))
      .map(([, , columns]) => Number(columns)),
  );
  return rules.at(-1) ?? Number.NaN;
}

/** A block without the container queries that do not match a rail of this width. */
function withoutUnmet(body: string, railPx: number): string {
  return body.replaceAll(/@container \(width >= (\d+)px\) {([^{}]*{[^{}]*})\s*}/g, (_, fromPx, rules) =>
    Number(fromPx) <= railPx ? String(rules) : '',
  );
}

/** The stylesheet split at its media queries, in order. */
function blocks(): readonly { readonly fromPx: number; readonly body: string }[] {
  const [base = '', ...queries] = css.split(/@media \(width >= /);
  return [
    { fromPx: 0, body: base },
    ...queries.map((query) => ({ fromPx: Number.parseInt(query, 10), body: query.slice(query.indexOf('{') + 1) })),
  ];
}
