import {
  buildChannelPlayback,
  buildMix,
  buildMixPlayback,
  buildStation,
  buildStationPlaylistItem,
} from '@afterglow/shared-contracts/testing';
import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VOLUME_STEP } from '@afterglow/shared-player/react';
import { firstValueFrom } from 'rxjs';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { listenForShortcuts } from '../shortcuts/shortcuts.ts';
import { PlayerBar } from './player-bar.tsx';

const mix = buildMix({ title: 'Last Ferry Home', duration: 3723 });

const onAir = buildStationPlaylistItem({ station: 'deep' });

function stations() {
  const [chill, classics, deep, afterglow] = CHANNEL_IDS;
  return {
    [chill]: buildStation(chill),
    [classics]: buildStation(classics),
    [deep]: buildStation(deep, { title: 'Deep', nowPlaying: [onAir] }),
    [afterglow]: buildStation(afterglow),
  };
}

async function setUp() {
  const shell = await renderInShell(<PlayerBar />, { answers: { listStations: () => ({ data: stations() }) } });
  const { player } = shell.ports;
  return {
    ...shell,
    player,
    become: (state: Parameters<typeof player.become>[0]) => act(async () => player.become(state)),
  };
}

test('an empty player shows it and plays nothing', async () => {
  await setUp();
  expect(screen.getByText('Nothing is playing')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  expect(screen.queryByRole('slider', { name: 'Seek' })).not.toBeInTheDocument();
});

test('a mix shows its title, show and artist, its time, and its position as a slider', async () => {
  const { become } = await setUp();
  await become(buildMixPlayback(mix, { positionMs: 65_000 }));
  expect(screen.getByRole('link', { name: 'Last Ferry Home' })).toHaveAttribute('href', `/mix/${mix.id}`);
  expect(screen.getByText('1:05')).toBeVisible();
  const seek = screen.getByRole('slider', { name: 'Seek' });
  expect(seek).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1 minute 5 seconds of 1 hour 2 minutes/));
});

test.each([
  ['browser', 'Tap to play'],
  ['other-tab', 'Playing in another tab'],
  ['sleep-timer', 'Paused by the sleep timer'],
] as const)('a mix or a channel paused by the %s says "%s"', async (pausedBy, note) => {
  const { become } = await setUp();
  await become(buildMixPlayback(mix, { status: 'paused', pausedBy }));
  expect(screen.getByText(note)).toBeVisible();
  await become(buildMixPlayback(mix));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await become(buildChannelPlayback('deep', { status: 'paused', pausedBy }));
  expect(screen.getByText(note)).toBeVisible();
});

test('[BROWSE-085] a current item without album art has the cover of its occurrence', async () => {
  const mixes = buildMix({ album_art: { url: '' }, occurrence_album_art: '/occurrence' });
  const nowPlaying = [buildStationPlaylistItem({ station: 'deep', mixes })];
  const deep = buildStation('deep', { nowPlaying });
  const answers = { listStations: () => ({ data: { ...stations(), deep } }) };
  const { ports } = await renderInShell(<PlayerBar />, { answers });
  await act(async () => ports.player.become(buildChannelPlayback('deep')));
  const cover = () => screen.getByRole('region', { name: 'Player' }).querySelector('img');
  await waitFor(() => expect(cover()).toHaveAttribute('src', expect.stringContaining('/occurrence?')));
});

test('its buttons are commands of the player', async () => {
  const { become, player } = await setUp();
  await become(buildMixPlayback(mix, { positionMs: 65_000 }));
  for (const name of ['Previous', 'Back 10 seconds', 'Forward 10 seconds', 'Next', 'Pause', 'Play']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(player.commands).toEqual(['previous', 'seek 55000', 'seek 75000', 'next', 'pause', 'resume']);
});

test('the sliders seek and set the volume by keyboard, and the speaker button mutes', async () => {
  const { become, player } = await setUp();
  await become(buildMixPlayback(mix, { positionMs: 60_000 }));
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Seek' }), { key: 'ArrowRight' });
  expect(player.commands).toEqual(['seek 70000']);
  const volume = screen.getByRole('slider', { name: 'Volume' });
  fireEvent.keyDown(volume, { key: 'ArrowUp' });
  expect(volume).toHaveAttribute('aria-valuetext', '35 percent');
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(await firstValueFrom(player.volume$)).toEqual({ volume: 35, muted: true });
});

test('[PLAYER-053] a channel shows LIVE, its title and the current show, without seek bar and time', async () => {
  const { become } = await setUp();
  await become(buildChannelPlayback('deep'));
  expect(screen.getByText('LIVE')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Deep' })).toHaveAttribute('href', '/radio/deep');
  expect(await screen.findByText(onAir.mixes.show.title)).toBeVisible();
  expect(screen.queryByRole('slider', { name: 'Seek' })).not.toBeInTheDocument();
  expect(screen.queryByText(/\d:\d\d/)).not.toBeInTheDocument();
});

test('a channel is named before its station is loaded', async () => {
  const { player } = await renderInShell(<PlayerBar />, {
    answers: { listStations: () => new Promise(() => undefined) },
  }).then(({ ports }) => ports);
  await act(async () => player.become(buildChannelPlayback('afterglow')));
  expect(screen.getByRole('link', { name: 'Afterglow' })).toHaveAttribute('href', '/radio/afterglow');
});

describe('a queue that has ended', () => {
  const queue = { mixes: [mix.id], position: 0, playlistId: null };
  const stepButton = (name: string) => screen.getByRole('button', { name });

  test('can be played again from the bar', async () => {
    const { player } = await setUp();
    expect(stepButton('Next')).toHaveClass('absent');
    await act(async () => player.becomeQueue(queue));
    expect(stepButton('Next')).not.toHaveClass('absent');
    await userEvent.click(stepButton('Next'));
    await userEvent.click(stepButton('Play'));
    expect(player.commands).toEqual(['next', 'resume']);
  });

  test('has no neighbors while a channel plays', async () => {
    const { become, player } = await setUp();
    await act(async () => player.becomeQueue(queue));
    await become(buildChannelPlayback('deep'));
    expect(stepButton('Next')).toHaveClass('absent');
  });
});

describe('[PLAYER-022] [PLAYER-079] the volume over the player', () => {
  const meter = () => screen.queryByRole('meter', { name: 'Volume' });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('is shown for a second after each change', async () => {
    const { player } = await setUp();
    expect(meter()).not.toBeInTheDocument();
    await act(async () => player.setVolume(60));
    expect(meter()).toHaveAttribute('aria-valuenow', '60');
    await act(async () => jest.advanceTimersByTimeAsync(600));
    await act(async () => player.setVolume(70));
    await act(async () => jest.advanceTimersByTimeAsync(999));
    expect(meter()).toHaveTextContent('70%');
    await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(meter()).not.toBeInTheDocument();
  });

  test('also appears with a key and with the wheel', async () => {
    const { player, become } = await setUp();
    const views = { togglePanel: jest.fn(), change: jest.fn(), getState: jest.fn() };
    const stop = listenForShortcuts(player, views);
    await become(buildMixPlayback(mix));
    const before = Number(screen.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuenow'));
    const pass = () => act(async () => jest.advanceTimersByTimeAsync(1000));
    await act(async () => fireEvent.keyDown(document.body, { key: 'ArrowUp' }));
    expect(meter()).toHaveAttribute('aria-valuenow', String(before + VOLUME_STEP));
    await pass();
    expect(meter()).not.toBeInTheDocument();
    await act(async () => fireEvent.wheel(screen.getByRole('button', { name: 'Mute' }), { deltaY: 100 }));
    expect(meter()).toHaveAttribute('aria-valuenow', String(before + VOLUME_STEP - 5));
    await pass();
    expect(meter()).not.toBeInTheDocument();
    stop();
  });

  test('never appears, nor does a slider, where the browser cannot set the volume', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1);
    const { player } = await setUp();
    await act(async () => player.setVolume(60));
    expect(meter()).not.toBeInTheDocument();
    expect(screen.queryByRole('slider', { name: 'Volume' })).not.toBeInTheDocument();
  });
});

test('[PLAYER-022] [PLAYER-079] the slider is always shown, and the percentage for a second after each change', async () => {
  jest.useFakeTimers();
  const { player } = await setUp();
  const number = () =>
    within(screen.getByRole('slider', { name: 'Volume' }).closest('.control') ?? document.body).getByText(/^\d+%$/);
  expect(screen.getByRole('slider', { name: 'Volume' })).toBeVisible();
  expect(number()).toHaveAttribute('data-shown', 'false');
  await act(async () => player.setVolume(60));
  expect(number()).toHaveTextContent('60%');
  expect(number()).toHaveAttribute('data-shown', 'true');
  await act(async () => jest.advanceTimersByTimeAsync(999));
  expect(number()).toHaveAttribute('data-shown', 'true');
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(number()).toHaveAttribute('data-shown', 'false');
  jest.useRealTimers();
});
