import { render, screen } from '@testing-library/react';
import { SectionHeader } from './section-header.tsx';

test('[SHELL-087] a section header shows its title and a link to its full list', () => {
  render(<SectionHeader title="Trending DJs" href="/browse/artists" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Trending DJs' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/browse/artists');
});

test('[SHELL-090] the link reads "Show all" by default', () => {
  const { rerender } = render(<SectionHeader title="Trending DJs" href="/browse/artists" />);
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAccessibleDescription('Trending DJs');
  rerender(<SectionHeader title="Trending DJs" href="/browse/artists" linkText="Browse All" />);
  expect(screen.getByRole('link', { name: 'Browse All' })).toBeVisible();
});

test('without a URL there is no link', () => {
  render(<SectionHeader title="Tracklist" level={3} />);
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
