import { act, screen } from '@testing-library/react';
import { NotificationBanner } from '../notifications/notification-banner.tsx';
import { installNativeDialog } from '../testing/native-dialog.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ModalHost } from './modal-host.tsx';

/** Called whenever the code of the dialog is fetched; it throws to make that fail. */
const mockFetchCode = jest.fn();
jest.mock('./modal-dialog.tsx', () => {
  mockFetchCode();
  return jest.requireActual<object>('./modal-dialog.tsx');
});

beforeAll(installNativeDialog);

async function setUp() {
  const { ports, services } = await renderInShell(
    <>
      <ModalHost />
      <NotificationBanner />
    </>,
  );
  const show = () => act(async () => ports.bus.emit('modal:show', { type: 'error', contentKey: 'ERROR_GENERIC' }));
  return { show, services };
}

test('[MODAL-001] [MODAL-012] the first modal loads the dialog, and a failure is only logged until the next one opens', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockFetchCode.mockImplementationOnce(() => {
    throw new Error('no such chunk');
  });
  const { show, services } = await setUp();
  await act(async () => {});
  expect(mockFetchCode).not.toHaveBeenCalled();
  await show();
  await act(async () => {});
  expect(mockFetchCode).toHaveBeenCalledTimes(1);
  expect(services.modals.getState().isOpen).toBe(false);
  expect(services.notifications.getState().isNotificationOpen).toBe(false);
  expect(log.mock.calls).toEqual([['The modal could not be loaded.', expect.any(Error)]]);
  log.mockRestore();

  await show();
  expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeVisible();
});
