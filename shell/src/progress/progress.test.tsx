import { createDataLayer } from '@afterglow/shared-data';
import { createManualClock } from '@afterglow/shared-player/testing';
import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { createProgress, PROGRESS } from './progress.ts';

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

test('[SHELL-091] it starts at 0.3, trickles every 150 ms, takes 500 ms to go, and has no spinner', () => {
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

test('[SHELL-092] it is there from the first pending call until none is pending, whether they succeed or fail', async () => {
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

test('[SHELL-092] a call while it goes starts it anew', async () => {
  const { services } = await renderInShell(<ProgressBar />);
  act(() => services.progress.begin()());
  expect(bar()).toHaveAttribute('data-status', 'complete');
  act(() => void services.progress.begin());
  expect(bar()).toHaveAttribute('data-status', 'running');
});
