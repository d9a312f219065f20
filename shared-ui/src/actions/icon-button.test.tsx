import { render, screen } from '@testing-library/react';
import { IconButton } from './icon-button.tsx';

test('its label is its name and its tooltip', () => {
  render(<IconButton icon="share" label="Share" />);
  expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('title', 'Share');
});

test('a toggle says whether it is pressed', () => {
  render(<IconButton icon="heart" label="Favourite" pressed />);
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
});

test('one that is no toggle says nothing about being pressed', () => {
  render(<IconButton icon="queue" label="Queue" />);
  expect(screen.getByRole('button', { name: 'Queue' })).not.toHaveAttribute('aria-pressed');
});

test('with an address it is a link', () => {
  render(<IconButton icon="search" label="Search" href="/search" />);
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});
