import { createEventBus } from '@afterglow/shared-contracts';
import { createManualClock } from '@afterglow/shared-player/testing';
import { createModals } from './modals.ts';
import type { RemoteModalInstance } from './remote-modals.ts';

const REPLACE_MS = 50;
const welcome: RemoteModalInstance = {
  title: 'Welcome',
  gone: new AbortController().signal,
  endLease: () => undefined,
  mount: async () => {},
  unmount: async () => {},
};

function setUp(borrow = async (): Promise<RemoteModalInstance | null> => welcome) {
  const clock = createManualClock();
  const modals = createModals({ bus: createEventBus(), clock, borrow });
  return { modals, clock, title: () => modals.getState().component?.title, isOpen: () => modals.getState().isOpen };
}

test('[MODAL-005] its actions are show, showCustom, hide, replace and updateData', async () => {
  const { modals, clock, title, isOpen } = setUp();
  modals.show({ type: 'error', contentKey: 'ERROR_NETWORK' });
  expect(title()).toBe('Connection error');
  modals.hide();
  expect(isOpen()).toBe(false);
  await modals.showCustom({ remote: 'premium', content: 'welcome', data: { step: 1, of: 3 } });
  expect([title(), isOpen()]).toEqual(['Welcome', true]);
  modals.updateData({ step: 2 });
  expect(modals.getState().data).toEqual({ step: 2, of: 3 });
  modals.replace({ type: 'confirmation', contentKey: 'CONFIRM_LOGOUT' });
  expect(isOpen()).toBe(false);
  clock.advance(REPLACE_MS);
  expect([title(), isOpen()]).toEqual(['Sign out?', true]);
});

test('[MODAL-012] a content that cannot be loaded is only logged, and the shown one stays', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { modals, title, isOpen } = setUp(() => Promise.reject(new Error('no line')));
  modals.show({ type: 'confirmation', contentKey: 'CONFIRM_LOGOUT' });
  await modals.showCustom({ remote: 'premium', content: 'welcome' });
  expect([title(), isOpen()]).toEqual(['Sign out?', true]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
