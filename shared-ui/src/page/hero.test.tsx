import { render, screen } from '@testing-library/react';
import { Hero } from './hero.tsx';

test('its title is the page’s only h1', () => {
  render(<Hero eyebrow="Mix" title="Low Tide" meta="1:02:03" actions={<button>Play</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});
