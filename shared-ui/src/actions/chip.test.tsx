import { render, screen } from '@testing-library/react';
import { Chip } from './chip.tsx';

test('a filter announces whether it is on', () => {
  render(<Chip pressed>House</Chip>);
  expect(screen.getByRole('button', { name: 'House', pressed: true })).toBeVisible();
});

test('a chip with a URL is a link and marks the current page', () => {
  render(
    <Chip href="/genre/3" current>
      Dub
    </Chip>,
  );
  expect(screen.getByRole('link', { name: 'Dub' })).toHaveAttribute('aria-current', 'page');
});
