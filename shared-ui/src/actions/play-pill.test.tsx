import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayPill } from './play-pill.tsx';

test.each([
  ['paused', 'Play Deep'],
  ['playing', 'Pause Deep'],
  ['loading', 'Pause Deep'],
] as const)('while %s it reads "%s" and toggles', async (state, name) => {
  const onToggle = jest.fn();
  render(<PlayPill subject="Deep" playable={{ state, current: true, onToggle }} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onToggle).toHaveBeenCalledTimes(1);
});
