import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel } from './error-panel.tsx';

test('it announces the error and retries', async () => {
  const onRetry = jest.fn();
  render(<ErrorPanel title="This area could not be loaded" text="Your music keeps playing." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This area could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('during a retry, another retry does nothing', async () => {
  const onRetry = jest.fn();
  render(<ErrorPanel title="This area could not be loaded" onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).not.toHaveBeenCalled();
});
