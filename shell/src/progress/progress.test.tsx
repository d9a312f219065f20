import { operations } from '@afterglow/shared-contracts';
import { createApiClient, createDataLayer } from '@afterglow/shared-data';
import { createManualClock } from '@afterglow/shared-player/testing';
import { buildCurrentUser, buildMix, createFakePorts } from '@afterglow/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { createProgress, PROGRESS, type ProgressState } from './progress.ts';

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

test('[SHELL-091] starts at 0.3, trickles every 150 ms, fades for 500 ms and has no spinner', () => {
  expect(PROGRESS).toEqual({ minimum: 0.3, speedMs: 500, trickleIntervalMs: 150, showSpinner: false });
  const clock = createManualClock();
  const progress = createProgress(clock);
  const fraction = () => {
    const state = progress.getState();
    return state.status === 'idle' ? 0 : state.fraction;
  };
  const settled = progress.begin();
  expect(fraction()).toBe(0.3);
  clock.advance(149);
  expect(fraction()).toBe(0.3);
  clock.advance(1);
  expect(fraction()).toBeGreaterThan(0.3);
  clock.advance(600_000);
  expect(fraction()).toBeLessThan(1);
  settled();
  expect(fraction()).toBe(1);
  clock.advance(499);
  expect(progress.getState().status).toBe('complete');
  clock.advance(1);
  expect(progress.getState().status).toBe('idle');
});

test('[SHELL-092] is shown from the first pending call until none is pending, on success or failure', async () => {
  const { services, clock } = await renderInShell(<ProgressBar />);
  const answers: ((response: Response) => void)[] = [];
  const { data } = createDataLayer({
    bus: createFakePorts().bus,
    fetch: () => new Promise((resolve) => answers.push(resolve)),
    onCall: services.progress.begin,
  });
  expect(bar()).not.toBeInTheDocument();

  const calls = await act(async () => [data.call('listGenres'), data.call('listGenres').catch(() => 'failed')]);
  expect(bar()).toHaveAttribute('data-status', 'running');
  await act(async () => void answers[0]?.(Response.json([])));
  expect(bar()).toHaveAttribute('data-status', 'running');
  await act(async () => void answers[1]?.(new Response('', { status: 500 })));
  await act(async () => Promise.all(calls));
  expect(bar()).toHaveAttribute('data-status', 'complete');
  act(() => clock.advance(PROGRESS.speedMs));
  expect(bar()).not.toBeInTheDocument();
});

test('[RELEASE-028] a keepalive call moves the bar, and the page does not wait for it', async () => {
  const { isCalling, begin, getState } = createProgress(createManualClock());
  const { data } = createDataLayer({
    bus: createFakePorts().bus,
    fetch: () => new Promise(() => {}),
    onCall: begin,
  });
  void data.call('listGenres', { keepalive: true });
  expect(getState().status).toBe('running');
  expect(isCalling()).toBe(false);
  void data.call('listGenres');
  expect(isCalling()).toBe(true);
});

test('[SHELL-092] a call during the fade restarts it', async () => {
  const { services } = await renderInShell(<ProgressBar />);
  act(() => services.progress.begin()());
  expect(bar()).toHaveAttribute('data-status', 'complete');
  act(() => void services.progress.begin());
  expect(bar()).toHaveAttribute('data-status', 'running');
});

test('[SHELL-092] [SHELL-099] every service call outside the background starts it', () => {
  const begun = Object.values(operations).map((operation) => {
    const onCall = jest.fn(() => () => {});
    const never = () => new Promise<Response>(() => {});
    const client = createApiClient({ baseUrl: 'https://service.test', getToken: () => null, fetch: never, onCall });
    client.request(operation, { params: { id: 1 } }).catch(() => {}); // other missing input does not matter here
    return onCall.mock.calls.length;
  });
  expect(new Set(begun)).toEqual(new Set([1]));
});

test('[SHELL-099] saving the position in a mix does not move it', async () => {
  localStorage.setItem('auth.currentUser', JSON.stringify(buildCurrentUser()));
  const clock = createManualClock();
  const progress = createProgress(clock);
  const seen: ProgressState['status'][] = [];
  progress.state$.subscribe(({ status }) => seen.push(status));
  const sent: string[] = [];
  const { session, listening, dispose } = createDataLayer({
    bus: createFakePorts().bus,
    baseUrl: 'https://service.test',
    async fetch(input) {
      sent.push(new URL(new Request(input).url).pathname);
      return new Response('', { status: 503 });
    },
    onCall: progress.begin,
  });
  session.start();
  await session.validate();
  await waitFor(() => expect(seen.at(-1)).toBe('complete')); // the calls of the session itself
  clock.advance(PROGRESS.speedMs);
  seen.splice(0);

  const { id: mixId } = buildMix();
  const queue = { mixes: [mixId], position: 0, playlistId: null };
  listening.note({ mixId, positionMs: 60_000, durationMs: 3_600_000, queue });
  await listening.load();
  expect(sent.filter((path) => path.endsWith('/listening'))).not.toEqual([]);
  expect(seen).toEqual([]);
  dispose();
  localStorage.clear();
});
