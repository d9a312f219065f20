import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventRefusedError, type EventPayload, type ModalType } from '@afterglow/shared-contracts';
import { installNativeDialog } from '../testing/native-dialog.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ModalHost } from './modal-host.tsx';

beforeAll(installNativeDialog);

type Shown = EventPayload<'modal:show'>;

async function setUp() {
  const { ports, services, clock } = await renderInShell(<ModalHost />);
  const closed: EventPayload<'modal:closed'>[] = [];
  ports.bus.on('modal:closed').subscribe((event) => closed.push(event));
  const show = (event: Shown) => act(async () => ports.bus.emit('modal:show', event));
  return { ports, clock, closed, show, state: services.modals.getState };
}

async function open(type: ModalType, contentKey: string, data?: Shown['data']) {
  const modal = await setUp();
  await modal.show({ type, contentKey, ...(data && { data }) });
  return { ...modal, dialog: await screen.findByRole('dialog') };
}

const buttonsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('button, a')].map((button) => button.textContent || button.getAttribute('aria-label'));

test('[MODAL-001] nothing of the dialog is loaded until the first one opens', async () => {
  await setUp();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

test('[MODAL-002] Escape closes it', async () => {
  const { dialog, state, closed } = await open('error', 'ERROR_GENERIC');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(state().isOpen).toBe(false);
  expect(closed).toEqual([{ type: 'error', outcome: 'dismissed' }]);
});

test('[MODAL-003] a click outside closes it, one inside does not', async () => {
  const { dialog, state } = await open('error', 'ERROR_GENERIC');
  // A text selection from the inside out.
  fireEvent.pointerDown(within(dialog).getByText('Something went wrong'));
  fireEvent.click(dialog);
  expect(state().isOpen).toBe(true);
  await userEvent.click(within(dialog).getByText('Something went wrong'));
  expect(state().isOpen).toBe(true);
  await userEvent.click(dialog);
  expect(state().isOpen).toBe(false);
});

test('[MODAL-004] the page does not scroll while it is open', async () => {
  await open('error', 'ERROR_GENERIC');
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(document.documentElement.style.overflow).toBe('');
});

test('[MODAL-006] [MODAL-007] a modal of an unknown type is rejected, logged, and shows ERROR_GENERIC', async () => {
  const { ports, state } = await setUp();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const event = { type: 'surprise' as ModalType, contentKey: 'ERROR_GENERIC' };
  await act(async () => expect(() => ports.bus.emit('modal:show', event)).toThrow(EventRefusedError));
  expect(state()).toMatchObject({ isOpen: true, type: 'error', component: { title: 'Something went wrong' } });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('type'));
  log.mockRestore();
});

test('[MODAL-007] an unknown content logs an error and shows ERROR_GENERIC', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { dialog } = await open('confirmation', 'NO_SUCH_KEY');
  expect(within(dialog).getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('NO_SUCH_KEY'));
  log.mockRestore();
});

test('[MODAL-008] [MODAL-009] its state holds whether it is open, its content and its data', async () => {
  const { state, ports } = await open('error', 'ERROR_NETWORK', { attempt: 1 });
  expect(state()).toMatchObject({ isOpen: true, type: 'error', data: { attempt: 1 } });
  expect(state().component).toMatchObject({ title: 'Connection error' });
  act(() => ports.bus.emit('modal:hide', {}));
  expect(state().isOpen).toBe(false);
});

test('[MODAL-010] a replacement opens 50 ms after the first one has closed', async () => {
  const { ports, clock, state } = await open('error', 'ERROR_GENERIC');
  act(() => ports.bus.emit('modal:replace', { type: 'error', contentKey: 'ERROR_NOT_FOUND' }));
  expect(state().isOpen).toBe(false);
  act(() => clock.advance(49));
  expect(state().isOpen).toBe(false);
  act(() => clock.advance(1));
  expect(state()).toMatchObject({ isOpen: true, component: { title: 'Content not found' } });
});

test('[MODAL-015] the caller of a replaced modal is notified that it has no result', async () => {
  const { show, closed, state } = await open('error', 'ERROR_NETWORK');
  await show({ type: 'confirmation', contentKey: 'CONFIRM_LOGOUT' });
  expect(closed).toEqual([{ type: 'error', outcome: 'dismissed' }]);
  expect(state()).toMatchObject({ isOpen: true, type: 'confirmation' });
});

test('[MODAL-011] new data is merged into the present data', async () => {
  const { ports, state } = await open('error', 'ERROR_NETWORK', { attempt: 1, of: 3 });
  act(() => ports.bus.emit('modal:update-data', { data: { attempt: 2 } }));
  expect(state().data).toEqual({ attempt: 2, of: 3 });
});

test('[MODAL-011] the texts follow the data', async () => {
  const { ports, dialog } = await open('in-app-browser', 'IN_APP_BROWSER_NOTICE', { app: 'Instagram' });
  expect(within(dialog).getByRole('heading')).toHaveTextContent("Social login isn't available here");
  expect(within(dialog).getByText(/^This doesn't work in Instagram's browser\./)).toBeVisible();
  act(() => ports.bus.emit('modal:update-data', { data: { app: 'Facebook' } }));
  expect(within(dialog).getByText(/^This doesn't work in Facebook's browser\./)).toBeVisible();
});

test('a text whose value is missing shows ERROR_GENERIC instead of breaking', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { dialog } = await open('in-app-browser', 'IN_APP_BROWSER_NOTICE');
  expect(within(dialog).getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  log.mockRestore();
});

test('[MODAL-026] CONFIRM_DELETE opens on request, and returns its result', async () => {
  const { dialog, closed, show, state } = await open('confirmation', 'CONFIRM_DELETE');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await show({ type: 'confirmation', contentKey: 'CONFIRM_DELETE' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(closed.map(({ outcome }) => outcome)).toEqual(['confirmed', 'dismissed']);
  expect(state().isOpen).toBe(false);
});

test.each<[string, ModalType, string, string, string | null, readonly string[]]>([
  ['[MODAL-013]', 'error', 'ERROR_GENERIC', 'Something went wrong', 'Please try again later.', ['OK']],
  [
    '[MODAL-014]',
    'error',
    'ERROR_NETWORK',
    'Connection error',
    'Please check your internet connection and try again.',
    ['Retry', 'Cancel'],
  ],
  [
    '[MODAL-016] [MODAL-024]',
    'error',
    'ERROR_NOT_FOUND',
    'Content not found',
    'The content you are looking for is no longer available.',
    ['OK'],
  ],
  [
    '[MODAL-017] [MODAL-023] [MODAL-024]',
    'confirmation',
    'CONFIRM_DELETE',
    'Are you sure?',
    'This action cannot be undone.',
    ['Delete', 'Cancel'],
  ],
  ['[MODAL-018] [MODAL-023] [MODAL-024]', 'confirmation', 'CONFIRM_LOGOUT', 'Sign out?', null, ['Log out', 'Cancel']],
  [
    '[MODAL-019] [MODAL-023]',
    'confirmation',
    'CONFIRM_CANCEL_SUBSCRIPTION',
    'You will lose access to premium features at the end of your billing period.',
    null,
    ['Cancel subscription', 'Keep subscription'],
  ],
  [
    'a member leaves after a question:',
    'confirmation',
    'CONFIRM_LEAVING',
    'Delete your account?',
    'Your account and everything in it will be deleted in 14 days. Log in within that time to keep it. Your subscription is canceled today.',
    ['Delete account', 'Keep my account'],
  ],
  [
    'all other devices are logged out after a question:',
    'confirmation',
    'CONFIRM_LOG_OUT_OTHERS',
    'Log out of all other devices?',
    'Anyone using your account on them will have to log in again.',
    ['Log out', 'Cancel'],
  ],
  [
    '[MODAL-020] [MODAL-023] [MODAL-027]',
    'auth-prompt',
    'AUTH_PROMPT_PLAYBACK',
    'Start listening with a free account',
    'Log in or sign up to start listening.',
    ['Sign Up', 'Log in'],
  ],
  [
    '[MODAL-021] [MODAL-023] [MODAL-027]',
    'auth-prompt',
    'AUTH_PROMPT_FAVORITE',
    'Sign in to save your favorites',
    null,
    ['Sign Up', 'Log in'],
  ],
  [
    '[MODAL-022] [MODAL-023]',
    'simple-message',
    'CANCELLATION_FEEDBACK_SUCCESS',
    'Thank you for your feedback!',
    null,
    ['OK'],
  ],
  [
    '[MODAL-023]',
    'error',
    'CANCELLATION_FEEDBACK_ERROR',
    "We couldn't send your feedback. Please try again.",
    null,
    ['OK'],
  ],
])('%s %s %s has its text and its buttons', async (_row, type, key, title, text, buttons) => {
  const { dialog } = await open(type, key);
  expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect([...dialog.querySelectorAll('p')].map((line) => line.textContent)).toEqual(text ? [text] : []);
  expect(buttonsOf(dialog)).toEqual(['Close', ...buttons]);
});

test.each(['AUTH_PROMPT_PLAYBACK', 'AUTH_PROMPT_FAVORITE'])(
  '[MODAL-027] %s leads to the sign-up and the login',
  async (key) => {
    const { dialog } = await open('auth-prompt', key);
    expect(within(dialog).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup');
    expect(within(dialog).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
  },
);

test.each([
  ['CONFIRM_CANCEL_SUBSCRIPTION', 'Cancel subscription', 'Keep subscription'],
  ['CONFIRM_LEAVING', 'Delete account', 'Keep my account'],
  ['CONFIRM_DELETE', 'Delete', 'Cancel'],
  ['CONFIRM_LOGOUT', 'Log out', 'Cancel'],
  ['CONFIRM_LOG_OUT_OTHERS', 'Log out', 'Cancel'],
  ['CONFIRM_REMOVE_PASSWORD', 'Remove password', 'Cancel'],
  ['CONFIRM_REMOVE_PASSKEY', 'Remove passkey', 'Cancel'],
  ['CONFIRM_TURN_OFF_SECOND_FACTOR', 'Turn off', 'Cancel'],
  ['CONFIRM_NEW_RECOVERY_CODES', 'Get new codes', 'Cancel'],
])('[ACCOUNT-051] for the question %s, only "%s" confirms, and "%s" declines', async (key, yes, no) => {
  const { closed, show } = await open('confirmation', key);
  await userEvent.click(screen.getByRole('button', { name: yes }));
  await show({ type: 'confirmation', contentKey: key });
  await userEvent.click(screen.getByRole('button', { name: no }));
  expect(closed.map(({ outcome }) => outcome)).toEqual(['confirmed', 'dismissed']);
});

test.each([
  ['Retry', 'confirmed'],
  ['Cancel', 'dismissed'],
])('[MODAL-015] %s in ERROR_NETWORK closes it and returns to the caller: %s', async (name, outcome) => {
  const { closed, state } = await open('error', 'ERROR_NETWORK');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(state().isOpen).toBe(false);
  expect(closed).toEqual([{ type: 'error', outcome }]);
});
