import { render, screen, within } from '@testing-library/react';
import { RailSkeleton } from './rail-skeleton.tsx';

test('the title and its link are shown while the cards load, which is announced once', () => {
  render(<RailSkeleton title="Latest Mixes" href="/browse/mixes/latest" count={4} />);
  expect(screen.getByRole('heading', { name: 'Latest Mixes' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Show all/ })).toHaveAttribute('href', '/browse/mixes/latest');
  expect(screen.getByRole('status')).toHaveTextContent('Loading Latest Mixes');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
});
