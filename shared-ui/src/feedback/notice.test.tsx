import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from './notice.tsx';

test('danger interrupts, everything else waits its turn', () => {
  render(
    <>
      <Notice tone="danger">Payment failed.</Notice>
      <Notice tone="success">Saved.</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Payment failed.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

test('it can be closed where closing means something', async () => {
  const onClose = jest.fn();
  render(<Notice onClose={onClose}>Saved.</Notice>);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
