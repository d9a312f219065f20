import type { RemoteModal, RemoteModalProps } from '@afterglow/shared-contracts';
import { buildLiveRelease, buildLiveSet, createFakePorts } from '@afterglow/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { createFakeSlots } from '../testing/fake-slots.ts';
import { installNativeDialog } from '../testing/native-dialog.ts';
import { registerPaletteShortcut } from './palette-shortcut.ts';

beforeAll(installNativeDialog);

const log = jest.spyOn(console, 'error').mockImplementation(() => {});

let end = () => {};
afterEach(() => {
  act(() => end());
  log.mockClear();
});

/** Shows its places, and has a button that closes it. */
function contents(seen: string[] = []): RemoteModal {
  return {
    title: 'Jump to…',
    lifecycles: {
      async mount({ domElement, data$, close, onCrash }: RemoteModalProps) {
        data$.subscribe((data) => (domElement.textContent = JSON.stringify(data)));
        const button = (name: string, onClick: () => void) => {
          const element = domElement.appendChild(document.createElement('button'));
          element.textContent = name;
          element.addEventListener('click', onClick);
        };
        button('Choose', () => close('confirmed'));
        button('Crash', () => onCrash(new Error('lost')));
      },
      async unmount() {
        seen.push('unmounted');
      },
    },
  };
}

function setUp({ offers = true } = {}) {
  const ports = createFakePorts();
  const { loader, create } = createFakeSlots();
  const live = buildLiveRelease('search', { modals: ['command-palette'] });
  const without = buildLiveSet(['radio']);
  const offering = buildLiveSet([], { remotes: [{ name: 'search', live, previousVersion: null }] });
  const liveSet$ = new BehaviorSubject(offers ? offering : without);
  const slots = new Map(offering.remotes.map((remote) => [remote.name, create(remote)]));
  end = registerPaletteShortcut({
    ports,
    liveSet$,
    slowLoadMs: 60_000,
    applications: { slotOf: (remote) => slots.get(remote), getLiveSet: () => liveSet$.value },
  });
  return { ports, loader, slots, withdraw: () => liveSet$.next(without) };
}

const press = (options: KeyboardEventInit = { ctrlKey: true }) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true, ...options });
    document.body.dispatchEvent(event);
    return event;
  });
const dialog = () => screen.findByRole('dialog', { name: 'Jump to…' });
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

async function openWith(modals = { 'command-palette': async () => contents() }) {
  const page = setUp();
  await press();
  await dialog();
  await act(async () => page.loader.last().arrive({ modals }));
  return page;
}

test('Ctrl+K toggles the palette of the live release, with the items of the main menu', async () => {
  await openWith();
  const places = await within(await dialog()).findByText(/"places":/);
  expect(places).toHaveTextContent('"label":"Privacy Policy","href":"/about/privacy-policy","icon":"info"');
  expect(places).not.toHaveTextContent('Log out');
  await press();
  noDialog();
  await press();
  expect(await dialog()).toBeVisible();
});

test('nothing is loaded before', () => {
  const { loader } = setUp();
  expect(loader.loads).toEqual([]);
});

test.each([
  ['where no release offers one', { offers: false }, { ctrlKey: true }],
  ['with another key', {}, { ctrlKey: true, key: 'j' }],
  ['with the T that Dvorak has there', {}, { ctrlKey: true, key: 't', code: 'KeyK' }],
  ['with Cmd where there is none', {}, { metaKey: true }],
  ['with Shift as well', {}, { ctrlKey: true, shiftKey: true }],
  ['without Ctrl', {}, {}],
])('%s the key is left to the browser', async (_where, offers, options) => {
  setUp(offers);
  const event = await press(options);
  expect(event.defaultPrevented).toBe(false);
  noDialog();
});

test.each(['л', 'κ'])('opens also where the key types %s', async (key) => {
  setUp();
  await press({ ctrlKey: true, key, code: 'KeyK' });
  expect(await dialog()).toBeVisible();
});

test('on a Mac it is Cmd+K, and the document shows it', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
  setUp();
  expect(document.documentElement).toHaveAttribute('data-palette', 'apple');
  await press();
  noDialog();
  await press({ metaKey: true });
  expect(await dialog()).toBeVisible();
  agent.mockRestore();
});

test('the document shows whether a palette exists', () => {
  const { withdraw } = setUp();
  expect(document.documentElement).toHaveAttribute('data-palette', 'other');
  withdraw();
  expect(document.documentElement).not.toHaveAttribute('data-palette');
});

test('a marked button opens it, in any area', async () => {
  setUp();
  document.body.insertAdjacentHTML('beforeend', '<button data-opens="palette">K</button>');
  await userEvent.click(screen.getByRole('button', { name: 'K' }));
  expect(await dialog()).toBeVisible();
  screen.getByRole('button', { name: 'K' }).remove();
});

test('another dialog takes precedence, but the full-screen player does not', async () => {
  setUp();
  document.body.insertAdjacentHTML('beforeend', '<dialog open aria-label="Log out?"></dialog>');
  const other = screen.getByRole('dialog', { name: 'Log out?' });
  await press();
  expect(screen.getAllByRole('dialog')).toEqual([other]);
  other.innerHTML = '<p data-shortcuts></p>';
  await press();
  expect(await dialog()).toBeVisible();
  other.remove();
});

test.each([
  ['Escape', async () => act(async () => (await dialog()).dispatchEvent(new Event('cancel', { cancelable: true })))],
  ['its close button', async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))],
  ['a choice', async () => userEvent.click(await within(await dialog()).findByRole('button', { name: 'Choose' }))],
])('%s closes it, and the code is released', async (_how, close) => {
  const seen: string[] = [];
  const { slots } = await openWith({ 'command-palette': async () => contents(seen) });
  await close();
  noDialog();
  await act(async () => {});
  expect(seen).toEqual(['unmounted']);
  expect(document.body.querySelectorAll('dialog')).toHaveLength(0);
  expect(slots.get('search')?.getState().status).toBe('live');
});

test('it closes when the page changes, and when its version is rolled back', async () => {
  const { ports, slots } = await openWith();
  act(() => ports.navigation.navigate('/radio'));
  noDialog();
  await press();
  await dialog();
  await act(async () => {});
  await act(async () => slots.get('search')?.dispose());
  noDialog();
});

test('code that cannot be loaded shows an error in its panel, and Retry requests it again', async () => {
  const { loader } = setUp();
  await press();
  await act(async () => loader.last().fail('missing'));
  const failure = within(await dialog()).getByRole('region', { name: "search isn't working" });
  expect(failure).toHaveAttribute('data-error', 'ChunkLoadError');
  expect(failure).toHaveTextContent('This part is being repaired');
  await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
  await act(async () => loader.last().arrive({ modals: { 'command-palette': async () => contents() } }));
  expect(await within(await dialog()).findByText(/"places":/)).toBeVisible();
  expect(loader.loads).toHaveLength(2);
});

test('Cancel of such a failure closes it, and stays on the page', async () => {
  const { loader, ports } = setUp();
  const path = ports.navigation.getPath();
  await press();
  await act(async () => loader.last().fail('network'));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  noDialog();
  expect(ports.navigation.getPath()).toBe(path);
});

test('contents that crash, or whose chunk is missing, show an error and can be retried', async () => {
  let isBroken = true;
  await openWith({
    'command-palette': async () => {
      if (isBroken) throw new Error('no such chunk');
      return contents();
    },
  });
  const again = async () => userEvent.click(await within(await dialog()).findByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: "search isn't working" });
  isBroken = false;
  await again();
  await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Crash' }));
  expect(await screen.findByRole('region', { name: "search isn't working" })).toBeVisible();
  await again();
  expect(await within(await dialog()).findByText(/"places":/)).toBeVisible();
});
