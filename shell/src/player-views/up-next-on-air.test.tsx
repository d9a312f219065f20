import { buildMix, buildStationPlaylistItem } from '@afterglow/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { UpNextOnAir } from './up-next-on-air.tsx';

const HALF_HOUR_MS = 1_800_000;
const NOW = Date.parse('2026-10-25T00:00:00.000Z');

const FORMAT = Intl.DateTimeFormat.prototype;
const OPTIONS = FORMAT.resolvedOptions;

function liveIn(timeZone: string) {
  jest.spyOn(FORMAT, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...OPTIONS.call(this), timeZone };
  });
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[RADIO-030] the current time zone is named, and times that clocks show twice have an offset', async () => {
  liveIn('Europe/Berlin');
  const slots = [1, 3, 5].map((at) =>
    buildStationPlaylistItem({
      station: 'deep',
      mixes: buildMix({ number: at, title: `Slot ${at}` }),
      scheduled_start_time: new Date(NOW + at * HALF_HOUR_MS).toISOString(),
      scheduled_end_time: new Date(NOW + (at + 2) * HALF_HOUR_MS).toISOString(),
    }),
  );
  await renderInShell(<UpNextOnAir channel="deep" />, { answers: { listStationPlaylists: () => ({ data: slots }) } });
  await act(() => jest.advanceTimersByTimeAsync(0));
  const times = () =>
    within(screen.getByRole('list', { name: 'Up next' }))
      .getAllByText(/^\d\d:\d\d/)
      .map((time) => time.textContent);
  expect(screen.getByText('Times shown in Europe/Berlin.')).toBeVisible();
  expect(times()).toEqual(['02:30 CEST', '02:30 CET', '03:30']);
  liveIn('UTC');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Times shown in UTC.')).toBeVisible();
  expect(times()).toEqual(['00:30', '01:30', '02:30']);
});
