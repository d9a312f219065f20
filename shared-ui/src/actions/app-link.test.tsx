import { render, screen } from '@testing-library/react';
import { AppLink } from './app-link.tsx';

test('a link of this site is a plain anchor', () => {
  render(<AppLink href="/radio">Radio</AppLink>);
  const link = screen.getByRole('link', { name: 'Radio' });
  expect(link).toHaveAttribute('href', '/radio');
  expect(link).not.toHaveAttribute('target');
});

test('a link to another site opens a new tab, announces it, and passes no referrer or opener', () => {
  render(
    <AppLink href="https://example.org" external>
      Label
    </AppLink>,
  );
  const link = screen.getByRole('link', { name: 'Label (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
