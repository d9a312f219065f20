import { PLAYING_LOCK } from '@afterglow/shared-contracts';
import { buildChannelPlayback } from '@afterglow/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { notification } from '../../../testing/notifications.ts';
import { button, openOnboarding } from '../../../testing/open-onboarding.ts';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => new Promise(() => undefined));
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const NOT_HEARD = notification('warning', "We can't play this mix right now. Try again, or pick another one.");

test('every genre has a button that plays ten seconds, next to its pick button', async () => {
  await openOnboarding();
  await act(async () => fireEvent.click(button('Play a 10-second preview of House')));
  expect(button('Pause a 10-second preview of House')).toHaveAttribute('aria-busy', 'true');
  expect(button('House')).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(button('Pause a 10-second preview of House'));
  expect(button('Play a 10-second preview of House')).not.toHaveAttribute('aria-busy');
});

test('while the listener hears something else, the buttons are disabled and explain why', async () => {
  const { player, data } = await openOnboarding();
  act(() => player.become(buildChannelPlayback('deep')));
  const play = button('Play a 10-second preview of House');
  expect(play).toHaveAttribute('aria-disabled', 'true');
  expect(play).toHaveAccessibleDescription('Pause the player to hear 10-second previews.');
  fireEvent.click(play);
  expect(data.calls.map(({ name }) => name)).not.toContain('listMixes');
  act(() => player.become(buildChannelPlayback('deep', { status: 'paused' })));
  expect(button('Play a 10-second preview of House')).not.toHaveAttribute('aria-disabled');
  expect(screen.getByText('Press play on a genre to hear 10 seconds of it.')).toBeVisible();
});

test('while another tab plays, the buttons explain why they are off, and a preview ends', async () => {
  jest.useFakeTimers();
  const held: LockInfo[] = [];
  Object.defineProperty(navigator, 'locks', { value: { query: async () => ({ held }) }, configurable: true });
  const asked = () => act(() => jest.advanceTimersByTimeAsync(500));
  const { data } = await openOnboarding();
  fireEvent.click(button('Play a 10-second preview of House'));
  held.push({ name: PLAYING_LOCK, mode: 'shared' });
  await asked();
  const play = button('Play a 10-second preview of House');
  expect(play).toHaveAccessibleDescription('Pause the player in your other tab to hear 10-second previews.');
  const calls = data.calls.length;
  fireEvent.click(play);
  expect(data.calls).toHaveLength(calls);
  held.pop();
  await asked();
  expect(play).not.toHaveAttribute('aria-disabled');
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

describe.each(['listMixes', 'getMixUrls'] as const)('when %s', (call) => {
  test.each(failuresExcept())('%s, the preview ends with a message, and its button works again', async (_, fault) => {
    const { data, events } = await openOnboarding();
    simulateFailure(data, call, fault);
    jest.useFakeTimers();
    fireEvent.click(button('Play a 10-second preview of House'));
    await waitForFailure();
    endSimulation();
    expect(events).toEqual([NOT_HEARD]);
    expect(button('Play a 10-second preview of House')).not.toHaveAttribute('aria-busy');
  });
});
