import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeartButton } from './heart-button.tsx';

test('it is pressed for a favorite, and shows the count of favorites', async () => {
  const toggle = jest.fn();
  const heart = { isFavorite: false, isBusy: false, count: 1204, toggle };
  const { rerender } = render(<HeartButton subject="Night Drive" heart={heart} />);
  const button = screen.getByRole('button', { name: 'Favorite Night Drive' });
  expect(button).not.toBePressed();
  expect(screen.getByText('1,204')).toHaveTextContent('1,204 favorites');
  await userEvent.click(button);
  expect(toggle).toHaveBeenCalledTimes(1);
  rerender(<HeartButton subject="Night Drive" heart={{ ...heart, isFavorite: true }} />);
  expect(button).toBePressed();
});

test('while a change is pending it ignores clicks and keeps the focus', async () => {
  const toggle = jest.fn();
  render(<HeartButton subject="Night Drive" heart={{ isFavorite: false, isBusy: true, toggle }} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(toggle).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
