import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InlineAlert } from './inline-alert.tsx';

test('danger interrupts a screen reader, every other type is polite', () => {
  render(
    <>
      <InlineAlert tone="danger">Payment failed.</InlineAlert>
      <InlineAlert tone="success">Saved.</InlineAlert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Payment failed.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

test('it can be closed if it has a handler', async () => {
  const onClose = jest.fn();
  render(<InlineAlert onClose={onClose}>Saved.</InlineAlert>);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
