import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('a button runs its action', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Follow</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('while loading it keeps its name and the focus, and blocks clicks and submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Save changes
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save changes' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button submits a form only on request', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('with a URL it is a link', () => {
  render(
    <Button href="/premium" icon="crown">
      Go Premium
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Go Premium' })).toHaveAttribute('href', '/premium');
});
