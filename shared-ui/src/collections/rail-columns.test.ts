import { stylesheets } from '../testing/stylesheets.ts';

const css = stylesheets('collections/rail.module.css')[0]?.css ?? '';

const WIDTHS_PX = [0, 767, 768, 1080, 1081, 1920, 1921, 3840];

test.each([
  ['[BROWSE-023]', 'pages', [1, 1, 2, 2, 3, 3, 4, 4]],
  ['[BROWSE-024]', 'minimal', [1, 1, 2, 2, 4, 4, 4, 4]],
])('%s a carousel of %s shows so many whole columns at each window width', (_, kind, columns) => {
  expect(WIDTHS_PX.map((widthPx) => Math.floor(columnsAt(kind, widthPx)))).toEqual(columns);
});

/** The last matching rule at a width wins, as in a browser. */
function columnsAt(kind: string, widthPx: number): number {
  const counting = blocks().filter(({ fromPx }) => fromPx <= widthPx);
  const rules = counting.flatMap(({ body }) =>
    [...body.matchAll(/([^{}]+)\{\s*--columns:\s*([\d.]+);\s*\}/g)]
      .filter(([, selectors = '']) => new RegExp(`\\.${kind}\\b`).test(selectors))
      .map(([, , columns]) => Number(columns)),
  );
  return rules.at(-1) ?? Number.NaN;
}

/** The stylesheet cut at its media queries, in order. */
function blocks(): readonly { readonly fromPx: number; readonly body: string }[] {
  const [base = '', ...queries] = css.split(/@media \(width >= /);
  return [
    { fromPx: 0, body: base },
    ...queries.map((query) => ({ fromPx: Number.parseInt(query, 10), body: query.slice(query.indexOf('{') + 1) })),
  ];
}
