import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installDialog } from '../testing/dialog.ts';
import { Dialog } from './dialog.tsx';

beforeAll(installDialog);

function renderDialog(onClose = jest.fn()) {
  const view = render(
    <Dialog title="Sign out?" onClose={onClose} actions={<button>Log out</button>}>
      You can come back.
    </Dialog>,
  );
  return { ...view, onClose };
}

test('its title is its name', () => {
  renderDialog();
  expect(screen.getByRole('dialog', { name: 'Sign out?' })).toHaveTextContent('You can come back.');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('Escape asks to close it', async () => {
  const { onClose } = renderDialog();
  screen.getByRole('button', { name: 'Log out' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('its close button and the overlay also close it, but not a press inside', async () => {
  const { onClose } = renderDialog();
  await userEvent.click(screen.getByText('You can come back.'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a press that started inside and ended outside closes nothing', async () => {
  const { onClose } = renderDialog();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('You can come back.') },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

test('the page behind is locked while it is open and released afterwards', () => {
  const { unmount } = renderDialog();
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  unmount();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
});
