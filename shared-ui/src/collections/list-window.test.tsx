import { render, screen } from '@testing-library/react';
import { Grid } from './grid.tsx';
import { RowList } from './row-list.tsx';

const PART = { firstIndex: 40, totalCount: 100_000, beforePx: 3200, afterPx: 9000 };

test.each([
  ['grid', Grid],
  ['list of rows', RowList],
])('a window of a long %s reserves the space of the rest and shows its position', (_, List) => {
  render(
    <List label="Mixes" part={PART}>
      <p>forty-first</p>
      <p>forty-second</p>
    </List>,
  );
  expect(screen.getByRole('list', { name: 'Mixes' })).toHaveStyle({ paddingTop: '3200px', paddingBottom: '9000px' });
  const places = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-posinset'));
  expect(places).toEqual(['41', '42']);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '100000');
});
