import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayDisc } from './play-disc.tsx';

test.each([
  ['paused', 'Play Low Tide'],
  ['playing', 'Pause Low Tide'],
  ['loading', 'Pause Low Tide'],
] as const)('%s, it is named "%s"', (state, name) => {
  render(<PlayDisc state={state} subject="Low Tide" />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('without a subject its name is only the verb', () => {
  render(<PlayDisc state="paused" />);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('while loading it is busy and can still be pressed', async () => {
  const onClick = jest.fn();
  render(<PlayDisc state="loading" onClick={onClick} />);
  const disc = screen.getByRole('button', { name: 'Pause' });
  expect(disc).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(disc);
  expect(onClick).toHaveBeenCalledTimes(1);
});
