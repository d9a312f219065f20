import type { ChunkLoadReason, RemoteProps } from '@afterglow/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaView } from '../layout/area-view.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

async function openRadio() {
  const shell = await renderInShell(<AreaView />, { path: '/radio' });
  const slot = shell.slots.get('radio');
  await act(async () => slot?.show());
  return shell;
}

const panel = () => screen.getByRole('region', { name: "radio isn't working" });

test('a pending area shows that it is loading, and then itself', async () => {
  const { loader } = await openRadio();
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  await act(async () => loader.last().arrive());
  expect(screen.getByText('radio 1.0.0')).toBeVisible();
  expect(screen.queryByText('Loading the page')).not.toBeInTheDocument();
});

test('an area that takes longer than eight seconds shows it and can be requested again', async () => {
  jest.useFakeTimers();
  const { loader } = await openRadio();
  await act(async () => jest.advanceTimersByTimeAsync(7999));
  expect(screen.queryByText('Still loading…')).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Still loading…')).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(loader.loads).toHaveLength(2);
  jest.useRealTimers();
});

describe('an area whose code does not arrive', () => {
  async function failed(reason: ChunkLoadReason = 'network') {
    const shell = await openRadio();
    await act(async () => shell.loader.last().fail(reason));
    return shell;
  }

  test('[SHELL-083] shows the texts of ERROR_NETWORK inline, without a modal', async () => {
    await failed();
    expect(within(panel()).getByText('Connection error')).toBeVisible();
    expect(within(panel()).getByText('Please check your internet connection and try again.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each<[ChunkLoadReason, string, string]>([
    ['network', 'Connection error', 'Please check your internet connection and try again.'],
    ['timeout', 'Connection error', 'Please check your internet connection and try again.'],
    ['missing', 'This part is being repaired', "It'll be back on its own. Everything else still works."],
    ['integrity', 'This part is being repaired', "It'll be back on its own. Everything else still works."],
    ['execution', 'This part is being repaired', "It'll be back on its own. Everything else still works."],
  ])('[PLATFORM-021] for the reason %s reads "%s"', async (reason, title, text) => {
    await failed(reason);
    expect(within(panel()).getByRole('heading', { name: title })).toBeVisible();
    expect(within(panel()).getByText(text)).toBeVisible();
  });

  test('[SHELL-083] Retry loads again', async () => {
    const { loader } = await failed();
    await userEvent.click(within(panel()).getByRole('button', { name: 'Retry' }));
    expect(loader.loads).toHaveLength(2);
    await act(async () => loader.last().arrive());
    expect(screen.getByText('radio 1.0.0')).toBeVisible();
    expect(screen.queryByRole('region', { name: "radio isn't working" })).not.toBeInTheDocument();
  });

  test('[SHELL-083] Cancel leads back to where the listener came from', async () => {
    const { ports } = await failed();
    const back = jest.spyOn(ports.navigation, 'back');
    await userEvent.click(within(panel()).getByRole('button', { name: 'Cancel' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('reports what failed, where and why to its listeners', async () => {
    await failed('integrity');
    expect(panel().dataset).toMatchObject({
      error: 'ChunkLoadError',
      remote: 'radio',
      version: '1.0.0',
      code: 'CHUNK_LOAD_FAILED',
      reason: 'integrity',
      url: '/remotes/radio/1.0.0/remoteEntry.js',
    });
    await userEvent.click(within(panel()).getByText('Details'));
    expect(within(panel()).getByText('integrity')).toBeVisible();
  });
});

test('a crashed area is replaced by a panel with Try again, which loads it again', async () => {
  const { loader } = await openRadio();
  let crash: RemoteProps['onCrash'] = () => {};
  await act(async () => loader.last().arrive({ mount: async ({ onCrash }) => void (crash = onCrash) }));
  await act(async () => crash(new Error('worn out')));
  expect(within(panel()).getByText('Something went wrong')).toBeVisible();
  await userEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
  await act(async () => loader.last().arrive());
  expect(screen.getByText('radio 1.0.0')).toBeVisible();
});

describe('the 404 page', () => {
  test('[SHELL-007] has the title "404 - Error Page"', async () => {
    await renderInShell(<AreaView />, { path: '/404' });
    expect(document.title).toBe('Afterglow | 404 - Error Page');
  });

  test('[SHELL-009] reads "404 Not Found" when the missing item is unknown', async () => {
    await renderInShell(<AreaView />, { path: '/404' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 Not Found$/);
  });

  test('[SHELL-008] [SHELL-009] names the missing item', async () => {
    await renderInShell(<AreaView />, { path: '/404?resource=Mix' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 Mix Not Found$/);
  });
});
