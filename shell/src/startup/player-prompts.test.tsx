import { createPlaybackApi, createPlayer } from '@afterglow/shared-player';
import { createFakeEngine } from '@afterglow/shared-player/testing';
import { createSafeStorage } from '@afterglow/shared-data';
import { buildMemberSession, buildMix, buildStation, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { DataProvider } from '@afterglow/shared-data/react';
import { PortsProvider } from '@afterglow/shared-ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayerBar } from '../layout/player-bar/player-bar.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { NotificationBanner } from '../notifications/notification-banner.tsx';
import { installNativeDialog } from '../testing/native-dialog.ts';
import { ShellProvider } from '../shell-context.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { withdrawBusy } from './after-paint/withdraw-busy.ts';

beforeAll(installNativeDialog);
beforeEach(() => localStorage.clear());

const mix = buildMix();
const member = buildMemberSession();

test('[PLAYER-035] errors of the queue are shown as notifications', async () => {
  const { play } = await setUp({ session: member });
  await play(({ toggleMixes }) => toggleMixes({ mixes: [], position: 0, playlistId: null }));
  expect(screen.getByText('Nothing to play here yet.')).toBeVisible();
  await play(({ toggleMixes }) => toggleMixes({ mixes: [mix], position: 1, playlistId: null }));
  expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible();
});

test('[PLAYER-055] [PLAYER-056] a visitor who plays is asked to sign up or log in, with the reason', async () => {
  const { play } = await setUp({ session: { status: 'visitor' } });
  await play(({ toggleMix }) => toggleMix(mix));
  const dialog = await screen.findByRole('dialog', { name: 'Start listening with a free account' });
  expect(within(dialog).getByText('Log in or sign up to start listening.')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup');
  expect(within(dialog).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
});

test('[PLAYER-056] a channel that requires a login opens the same prompt', async () => {
  const { play } = await setUp({ session: member, answers: refused('validateStreaming', 403) });
  await play(({ toggleChannel }) => toggleChannel('deep'));
  const dialog = await screen.findByRole('dialog', { name: 'Start listening with a free account' });
  expect(within(dialog).getByText('Log in or sign up to start listening.')).toBeVisible();
});

test.each([
  ['never', false, 'Try Premium free for 30 days', 'START FREE TRIAL'],
  ['once', true, 'Upgrade to Premium', 'UPGRADE'],
  ['for all that is known', null, 'Upgrade to Premium', 'UPGRADE'],
])(
  '[PLAYER-060] [PREMIUM-090] [PREMIUM-091] a member who has %s been premium sees the matching offer',
  async (_, hasBeenPremium, title, button) => {
    const { play } = await setUp({ session: { ...member, hasBeenPremium }, answers: refused('getMixUrls', 403) });
    await play(({ toggleMix }) => toggleMix(mix));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getByRole('link', { name: button })).toBeVisible();
    expect(within(dialog).getByText(/^Get Premium-only mixes/)).toBeVisible();
  },
);

test('[PLAYER-061] a mix that cannot be played shows the message of the service', async () => {
  const { play } = await setUp({ session: member, answers: refused('getMixUrls', 404) });
  await play(({ toggleMix }) => toggleMix(mix));
  expect(screen.getByText('Refused with 404.')).toBeVisible();
});

test('[PLAYER-080] a queue continues after a Premium mix, offers Premium once, and can be replayed', async () => {
  const list = [1, 2, 3].map((number) => buildMix({ number, title: `Mix ${number}` }));
  const { play, drawBar } = await setUp({
    session: member,
    answers: {
      getMixUrls: ({ params }) => {
        if (Number(params?.id) !== 1) throw refusal(403);
        return { data: { url: '/audio.mp3', title: 'audio', expires_time: '2100-01-01T00:00:00.000Z' } };
      },
    },
  });
  drawBar();
  await play(({ toggleMixes }) => toggleMixes({ mixes: list, position: 0, playlistId: null }));
  expect(screen.getByRole('link', { name: 'Mix 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Try Premium free for 30 days' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Maybe later' }));
  expect(screen.getByText('Nothing is playing')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).not.toHaveClass('absent');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(await screen.findByRole('link', { name: 'Mix 1' })).toBeVisible();
});

const BUSY = 'Server busy, please try again later.';

test('[PLAYER-065] after the last attempt of the first play the servers are busy, and the player stops', async () => {
  const { play, clock, drawBar } = await setUp({ session: member, answers: refused('validateStreaming', 503) });
  drawBar();
  await play(({ toggleChannel }) => toggleChannel('deep'));
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    expect(screen.queryByText(BUSY)).not.toBeInTheDocument();
    await act(async () => clock.advance(5000));
  }
  expect(await screen.findByText(BUSY)).toBeVisible();
  expect(screen.getByText('Nothing is playing')).toBeVisible();
});

test('[PLAYER-065] a channel that has played says once that the servers are busy, until its first sound', async () => {
  const { play, clock, engine, ports, services, drawBar } = await setUp({ session: member });
  const answers = ports.data;
  drawBar();
  await play(({ toggleChannel }) => toggleChannel('deep'));
  await act(async () => engine.soundAt(100));
  answers.answer(refused('validateStreaming', 502));
  await act(async () => engine.emit({ type: 'failed', cause: null }));
  expect(screen.getByText('Connection lost. Reconnecting…')).toBeVisible();
  // Every response arrives before the next attempt is due.
  for (const delayMs of [500, 1000, 2000, 4000]) {
    expect(screen.queryByText(BUSY)).not.toBeInTheDocument();
    await act(async () => clock.advance(delayMs));
  }
  expect(await screen.findByText(BUSY)).toBeVisible();
  expect(services.notifications.getState().isNotificationOpen).toBe(true);
  const asked = () => ports.data.queriesOf('validateStreaming').length;
  const bar = within(screen.getByRole('region', { name: 'Player' }));
  const before = asked();
  await userEvent.click(bar.getByRole('button', { name: 'Retry' }));
  expect(asked()).toBe(before + 1);
  answers.answer(stations);
  await userEvent.click(bar.getByRole('button', { name: 'Retry' }));
  await act(async () => engine.soundAt(100));
  expect(services.notifications.getState().isNotificationOpen).toBe(false);
  expect(screen.queryByText('Connection lost. Reconnecting…')).not.toBeInTheDocument();
});

test('a mix that is lost stays in the bar, and Pause cancels its attempts', async () => {
  const { play, clock, engine, ports, drawBar } = await setUp({
    session: member,
    answers: {
      getMixUrls: () => ({ data: { url: '/audio.mp3', title: 'audio', expires_time: '2100-01-01T00:00:00.000Z' } }),
    },
  });
  drawBar();
  await play(({ toggleMix }) => toggleMix(mix));
  await act(async () => engine.soundAt(40_000));
  ports.data.answer(refused('getMixUrls', 504));
  await act(async () => engine.emit({ type: 'failed', cause: null }));
  expect(screen.getByText('Connection lost. Reconnecting…')).toBeVisible();
  expect(screen.getByRole('link', { name: mix.title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.queryByText('Connection lost. Reconnecting…')).not.toBeInTheDocument();
  const asked = () => ports.data.queriesOf('getMixUrls').length;
  const before = asked();
  await act(async () => clock.advance(60_000));
  expect(asked()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(asked()).toBe(before + 1);
});

type Options = NonNullable<Parameters<typeof renderInShell>[1]>;

/** The real player over a silent engine, with the banner and the dialog that its listener sees. */
async function setUp({ answers, ...options }: Options) {
  const prompts = (
    <>
      <NotificationBanner />
      <ModalHost />
    </>
  );
  const shell = await renderInShell(prompts, { ...options, answers: { ...stations, ...answers } });
  const { bus, session, data } = shell.ports;
  const engine = createFakeEngine();
  const player = createPlayer({
    bus,
    session,
    clock: shell.clock,
    engine,
    random: () => 0.5,
    api: createPlaybackApi(data, session),
    storage: createSafeStorage(() => localStorage),
  });
  withdrawBusy({ player, notifications: shell.services.notifications });
  return {
    ...shell,
    engine,
    play: (command: (port: typeof player) => Promise<void>) => act(async () => command(player)),
    drawBar: () =>
      render(
        <PortsProvider ports={{ ...shell.ports, player }}>
          <DataProvider ports={shell.ports}>
            <ShellProvider services={shell.services}>
              <PlayerBar />
            </ShellProvider>
          </DataProvider>
        </PortsProvider>,
      ),
  };
}

const stations: FakeResponses = {
  listStations: () => ({
    data: {
      chill: buildStation('chill'),
      classics: buildStation('classics'),
      deep: buildStation('deep'),
      afterglow: buildStation('afterglow'),
    },
  }),
  createStreamTicket: () => ({ data: { ticket: 'stream-ticket', expires_time: '2027-01-01T00:00:00.000Z' } }),
  validateStreaming: () => ({ data: { token: 'stream-token', expires_time: '2027-01-01T00:00:00.000Z' } }),
};

function refused(name: 'getMixUrls' | 'validateStreaming', status: number): FakeResponses {
  return {
    [name]: () => {
      throw refusal(status);
    },
  };
}

function refusal(status: number): Error {
  const words = `Refused with ${status}.`;
  return Object.assign(new Error(words), { name: 'ApiError', status, words });
}
