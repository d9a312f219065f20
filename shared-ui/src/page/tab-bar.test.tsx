import { render, screen } from '@testing-library/react';
import { TabBar } from './tab-bar.tsx';

test('[SHELL-085] tabs that are pages are links, the current one marked', () => {
  render(
    <TabBar
      label="Deep"
      tabs={[
        { href: '/radio/deep', label: 'Now playing', current: false },
        { href: '/radio/deep/schedule', label: 'Show Schedule', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Deep' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show Schedule' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Now playing' })).not.toHaveAttribute('aria-current');
});
