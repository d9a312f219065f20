import type { StationPlaylistItem } from '@afterglow/shared-contracts';
import {
  buildChannelPlayback,
  buildMix,
  buildMixPlayback,
  buildMemberSession,
  buildStation,
  buildStationPlaylistItem,
} from '@afterglow/shared-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullPlayerHost } from '../../layout/frame.tsx';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { installNativeDialog } from '../../testing/native-dialog.ts';

beforeAll(installNativeDialog);

const mix = buildMix({ title: 'Last Ferry Home', description: 'Recorded at sea.' });

type Answers = NonNullable<Parameters<typeof renderInShell>[1]>['answers'];

async function setUp({ answers }: { readonly answers?: Answers } = {}) {
  const session = buildMemberSession();
  const shell = await renderInShell(<FullPlayerHost />, { session, path: '/radio', ...(answers && { answers }) });
  await act(async () => {
    shell.ports.player.become(buildMixPlayback(mix));
    shell.services.views.change({ isExpanded: true });
  });
  return { ...shell, dialog: await screen.findByRole('dialog', { name: 'Now playing' }) };
}

test('it shows the mix, its slider, its buttons and its three tabs', async () => {
  const { dialog, ports } = await setUp();
  expect(within(dialog).getByRole('link', { name: 'Last Ferry Home' })).toHaveAttribute('href', `/mix/${mix.id}`);
  expect(within(dialog).getByRole('slider', { name: 'Seek' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
  expect(ports.player.commands).toEqual(['next', 'pause']);
  const tabs = within(dialog).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Up next', 'Tracklist', 'About']);
  await userEvent.click(within(dialog).getByRole('tab', { name: 'About' }));
  expect(within(dialog).getByText('Recorded at sea.')).toBeVisible();
});

test('a channel has no seek bar or tracklist, but a button back to live once it is behind', async () => {
  const { dialog, ports } = await setUp();
  act(() => ports.player.become(buildChannelPlayback('deep', { isAtLiveEdge: true })));
  expect(within(dialog).queryByRole('slider', { name: 'Seek' })).not.toBeInTheDocument();
  expect(
    within(dialog)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Up next', 'About']);
  expect(within(dialog).queryByRole('button', { name: 'Back to live' })).not.toBeInTheDocument();
  act(() => ports.player.become(buildChannelPlayback('deep', { isAtLiveEdge: false })));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to live' }));
  expect(ports.player.commands).toEqual(['backToLive']);
});

test('it closes on another page, and not when the same one gets play=true', async () => {
  const { dialog, ports } = await setUp();
  act(() => ports.navigation.navigate('/radio?play=true'));
  expect(dialog).toBeInTheDocument();
  act(() => ports.navigation.navigate('/search'));
  expect(dialog).not.toBeInTheDocument();
});

test('a free member who picks a better quality sees the Premium benefits', async () => {
  const { dialog, ports } = await setUp();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {}); // there is no area premium here
  const asked = jest.fn();
  ports.bus.on('modal:show-custom').subscribe(asked);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Quality/ }));
  await userEvent.click(within(dialog).getByRole('option', { name: '320 kbps' }));
  expect(asked).toHaveBeenCalledWith({ content: 'audio-quality', data: { quality: 'best' } });
  log.mockRestore();
});

test('the playing track is named under the title, from its start on', async () => {
  const { dialog, ports } = await setUp();
  const tracks = [
    { title: 'Foxglove', artist: 'Zola Hartmann', start_seconds: 0 },
    { title: 'Quickstep', artist: 'Cardinal Points', start_seconds: 105 },
  ];
  const timed = buildMix({ track_list: tracks });
  act(() => ports.player.become(buildMixPlayback(timed, { positionMs: 104_000 })));
  expect(within(dialog).getByText('Foxglove')).toBeVisible();
  act(() => ports.player.become(buildMixPlayback(timed, { positionMs: 106_000 })));
  expect(within(dialog).getByText('Quickstep')).toHaveTextContent('Quickstep Cardinal Points');
  expect(within(dialog).queryByText('Foxglove')).not.toBeInTheDocument();
});

test('its play button has the focus, so that the space bar plays and pauses', async () => {
  const { dialog, ports } = await setUp();
  expect(within(dialog).getByRole('button', { name: 'Pause' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(ports.player.commands).toEqual(['pause']);
});

test('it contains the volume, because it covers the bar', async () => {
  const { dialog } = await setUp();
  expect(within(dialog).getByRole('slider', { name: 'Volume' })).toBeInTheDocument();
});

describe('a swipe on the cover', () => {
  const swipe = (area: Element, dx: number, dy: number) => {
    const at = (type: string, clientX: number, clientY: number) =>
      fireEvent(
        area,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), {
          pointerId: 1,
          pointerType: 'touch',
        }),
      );
    at('pointerdown', 100, 100);
    at('pointermove', 100 + dx, 100 + dy);
    at('pointerup', 100 + dx, 100 + dy);
  };
  const coverOf = (dialog: HTMLElement) => {
    const area = dialog.querySelector('[data-cover]');
    if (!area) throw new Error('There is no cover.');
    return area;
  };

  test('to the left plays the next mix, to the right the previous one', async () => {
    const { dialog, ports } = await setUp();
    swipe(coverOf(dialog), -130, 10);
    swipe(coverOf(dialog), 130, 10);
    expect(ports.player.commands).toEqual(['next', 'previous']);
  });

  test('skips nothing on a channel', async () => {
    const { dialog, ports } = await setUp();
    act(() => ports.player.become(buildChannelPlayback('deep')));
    swipe(coverOf(dialog), -130, 10);
    expect(ports.player.commands).toEqual([]);
  });

  test('down closes the player', async () => {
    const { dialog } = await setUp();
    await act(async () => swipe(coverOf(dialog), 10, 150));
    expect(dialog).not.toBeInTheDocument();
  });
});

const stationsWith = (deepNow: StationPlaylistItem) => ({
  afterglow: buildStation('afterglow'),
  chill: buildStation('chill'),
  classics: buildStation('classics'),
  deep: buildStation('deep', { nowPlaying: [deepNow] }),
});

test('a channel shows the progress of the current item, and the next one', async () => {
  const slot = (mix: ReturnType<typeof buildMix>, startMinutes: number) =>
    buildStationPlaylistItem({
      station: 'deep',
      mixes: mix,
      scheduled_start_time: new Date(Date.now() + startMinutes * 60_000).toISOString(),
      scheduled_end_time: new Date(Date.now() + (startMinutes + 20) * 60_000).toISOString(),
    });
  const now = slot(buildMix({ number: 1, title: 'Undertow' }), -5);
  const next = slot(buildMix({ number: 2, title: 'Signal Fire' }), 15);
  const { dialog, ports } = await setUp({
    answers: {
      listStations: () => ({ data: stationsWith(now) }),
      listStationPlaylists: () => ({ data: [now, next], total: 2 }),
    },
  });
  await act(async () => ports.player.become(buildChannelPlayback('deep')));
  const line = await within(dialog).findByRole('progressbar', { name: 'On air: Undertow' });
  expect(line).toHaveAttribute('aria-valuenow', '25');
  expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^5 minutes.* of 20 minutes$/));
  expect(await within(dialog).findByRole('link', { name: 'Signal Fire' })).toBeVisible();
  expect(within(dialog).getAllByRole('link', { name: 'Undertow' })).toHaveLength(1);
});
