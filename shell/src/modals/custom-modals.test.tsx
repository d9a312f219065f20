import type { EventPayload, RemoteModal, RemoteModalProps } from '@afterglow/shared-contracts';
import { buildLiveRelease, buildLiveSet } from '@afterglow/shared-contracts/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeBehavior } from '../testing/fake-loader.ts';
import { installNativeDialog } from '../testing/native-dialog.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { loadViewsAhead } from '../startup/after-paint/load-views-ahead.ts';
import { ModalHost } from './modal-host.tsx';

beforeAll(installNativeDialog);

function greeting(log: string[]): RemoteModal {
  return {
    title: 'From the radio',
    lifecycles: {
      async mount({ domElement, data$, close }: RemoteModalProps) {
        log.push('mounted');
        const text = domElement.appendChild(document.createElement('p'));
        const button = domElement.appendChild(document.createElement('button'));
        button.textContent = 'Fine';
        button.addEventListener('click', () => close('confirmed'));
        data$.subscribe(({ name }) => (text.textContent = `Hello ${String(name)}`));
      },
      async unmount({ domElement }) {
        log.push('unmounted');
        domElement.textContent = '';
      },
    },
  };
}

async function setUp(modals?: FakeBehavior['modals'], liveSet = buildLiveSet(['radio', 'search'])) {
  const shell = await renderInShell(<ModalHost />, { liveSet });
  const { ports, services, loader } = shell;
  const closed: EventPayload<'modal:closed'>[] = [];
  ports.bus.on('modal:closed').subscribe((event) => closed.push(event));
  const ask = (event: EventPayload<'modal:show-custom'>) => act(async () => ports.bus.emit('modal:show-custom', event));
  const arrive = () => act(async () => loader.last().arrive(modals && { modals }));
  return { ...shell, closed, ask, arrive, state: services.modals.getState };
}

const HELLO = { remote: 'radio', content: 'greeting', data: { name: 'Ana' } };

test('[MODAL-001] the modal of an area is loaded with the area on request, and mounted into the dialog', async () => {
  const log: string[] = [];
  const content = jest.fn(async () => greeting(log));
  const { ask, arrive, closed, loader, state } = await setUp({ greeting: content });
  expect(loader.loads).toEqual([]);
  await ask(HELLO);
  expect(loader.loads).toHaveLength(1);
  expect(state().isOpen).toBe(false);
  await arrive();
  const dialog = await screen.findByRole('dialog', { name: 'From the radio' });
  expect(within(dialog).getByText('Hello Ana')).toBeVisible();
  expect(state()).toMatchObject({ isOpen: true, type: 'custom', data: { name: 'Ana' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fine' }));
  expect(closed).toEqual([{ type: 'custom', outcome: 'confirmed' }]);
  expect(log).toEqual(['mounted', 'unmounted']);
});

test('[MODAL-028] preloading fetches the dialog, but no area whose modal was never opened', async () => {
  const content = jest.fn(async () => greeting([]));
  const { ports, services, loader, slots } = await setUp({ greeting: content });
  await act(async () => slots.get('radio')?.prepare());
  await act(async () => loader.last().arrive({ modals: { greeting: content } }));
  await act(() => loadViewsAhead({ player: ports.player, views: services.views }));
  expect(content).not.toHaveBeenCalled();
  expect(loader.loads.map(({ remote }) => remote)).toEqual(['radio']);
});

test('a modal known only by its name comes from the release that offers it', async () => {
  const live = buildLiveRelease('radio', { modals: ['greeting'] });
  const liveSet = buildLiveSet(['search'], { remotes: [{ name: 'radio', live, previousVersion: null }] });
  const { ask, arrive } = await setUp({ greeting: async () => greeting([]) }, liveSet);
  await ask({ content: 'greeting', data: { name: 'Ana' } });
  await arrive();
  expect(await screen.findByText('Hello Ana')).toBeVisible();
});

test('a modal that no release offers shows ERROR_GENERIC', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, loader, state } = await setUp({ greeting: async () => greeting([]) });
  await ask({ content: 'greeting' });
  expect(loader.loads).toEqual([]);
  expect(state().component?.title).toBe('Something went wrong');
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('[MODAL-011] it receives new data while it is open', async () => {
  const { ask, arrive, ports } = await setUp({ greeting: async () => greeting([]) });
  await ask(HELLO);
  await arrive();
  await screen.findByText('Hello Ana');
  act(() => ports.bus.emit('modal:update-data', { data: { name: 'Ben' } }));
  expect(screen.getByText('Hello Ben')).toBeVisible();
});

test('[MODAL-007] a modal missing from its area, or without an area, shows ERROR_GENERIC', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, arrive, state } = await setUp({});
  await ask({ ...HELLO, content: 'toString' });
  await arrive();
  expect(state().component?.title).toBe('Something went wrong');
  act(() => screen.getByRole('button', { name: 'OK' }).click());
  await ask({ ...HELLO, remote: 'nobody' });
  expect(state().component?.title).toBe('Something went wrong');
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('[MODAL-012] one that cannot be loaded is only logged: no modal opens, and the next one does', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const { ask, arrive, state, loader } = await setUp({
    greeting: async () => {
      if (isBroken) throw new Error('no such chunk');
      return greeting([]);
    },
  });
  await ask(HELLO);
  await act(async () => loader.last().fail());
  expect(state().isOpen).toBe(false);

  await ask(HELLO); // this time its code arrives, but not the chunk with the modal
  await arrive();
  expect(state().isOpen).toBe(false);
  expect(log.mock.calls.filter(([message]) => String(message).includes('could not be loaded'))).toHaveLength(2);
  log.mockRestore();

  isBroken = false;
  await ask(HELLO);
  expect(await screen.findByText('Hello Ana')).toBeVisible();
});

test('one that crashes while it is mounted closes, and the page continues', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, arrive, closed } = await setUp({
    greeting: async () => ({
      title: 'Broken',
      lifecycles: { mount: () => Promise.reject(new Error('no')), unmount: async () => {} },
    }),
  });
  await ask(HELLO);
  await arrive();
  await act(async () => {});
  expect(closed).toEqual([{ type: 'custom', outcome: 'dismissed' }]);
  log.mockRestore();
});

test('a listener who has navigated away no longer sees it', async () => {
  const { ask, arrive, ports, state } = await setUp({ greeting: async () => greeting([]) });
  await ask(HELLO);
  act(() => ports.bus.emit('modal:show', { type: 'error', contentKey: 'ERROR_NOT_FOUND' }));
  await arrive();
  expect(state().component?.title).toBe('Content not found');
});

test('its version is busy only while it is open', async () => {
  const { ask, arrive, slots, services } = await setUp({ greeting: async () => greeting([]) });
  await ask(HELLO);
  await arrive();
  const loan = slots.get('radio')?.lease();
  expect(loan?.gone.aborted).toBe(false);
  loan?.endLease();
  await act(async () => slots.get('radio')?.dispose());
  expect(loan?.gone.aborted).toBe(true);
  expect(services.modals.getState().isOpen).toBe(false);
});

describe('an upsell', () => {
  const UPSELL = { type: 'premium-upsell', contentKey: 'PREMIUM_UPSELL_TRIAL' } as const;
  const offering = () => {
    const live = buildLiveRelease('radio', { modals: ['premium-trial'] });
    return buildLiveSet(['search'], { remotes: [{ name: 'radio', live, previousVersion: null }] });
  };
  const show = ({ ports }: Awaited<ReturnType<typeof setUp>>) => act(async () => ports.bus.emit('modal:show', UPSELL));

  test('is drawn by the area that offers it, and returns the result of an upsell', async () => {
    const page = await setUp({ 'premium-trial': async () => greeting([]) }, offering());
    await show(page);
    await page.arrive();
    const dialog = await screen.findByRole('dialog', { name: 'From the radio' });
    expect(page.state()).toMatchObject({ isOpen: true, type: 'premium-upsell' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fine' }));
    expect(page.closed).toEqual([{ type: 'premium-upsell', outcome: 'confirmed' }]);
  });

  test('has the texts of the shell when no area offers it, or its code cannot be loaded', async () => {
    const without = await setUp();
    await show(without);
    expect(without.state().component).toMatchObject({ kind: 'text', title: 'Try Premium free for 30 days' });
    cleanup();

    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const broken = await setUp({}, offering());
    await show(broken);
    await act(async () => broken.loader.last().fail());
    const dialog = await screen.findByRole('dialog', { name: 'Try Premium free for 30 days' });
    expect(within(dialog).getByRole('link', { name: 'START FREE TRIAL' })).toHaveAttribute(
      'href',
      '/premium/select-payment/2',
    );
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test('is dropped when another modal is requested while its code loads', async () => {
    const page = await setUp({ 'premium-trial': async () => greeting([]) }, offering());
    await show(page);
    await act(async () => page.ports.bus.emit('modal:show', { type: 'confirmation', contentKey: 'CONFIRM_LOGOUT' }));
    await page.arrive();
    expect(page.state().component?.title).toBe('Sign out?');
  });
});
