import { render, screen } from '@testing-library/react';
import { IconButton } from './icon-button.tsx';

test('its label is its name and its tooltip', () => {
  render(<IconButton icon="share" label="Share" />);
  expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('title', 'Share');
});

test('a toggle announces whether it is pressed', () => {
  render(<IconButton icon="heart" label="Favourite" pressed />);
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
});

test('a button that is not a toggle has no pressed state', () => {
  render(<IconButton icon="queue" label="Queue" />);
  expect(screen.getByRole('button', { name: 'Queue' })).not.toHaveAttribute('aria-pressed');
});

test('with a URL it is a link', () => {
  render(<IconButton icon="search" label="Search" href="/search" />);
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});
