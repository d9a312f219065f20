import type { FakeResponses } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { artist, NOT_ALL_SAVED, openOnboarding, press, tile } from '../../../testing/open-onboarding.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const picks = () => within(screen.getByRole('region', { name: 'Your picks' }));

const favorite = (type: 'genres' | 'artists', id: number) =>
  ({ members_id: { id: 1 }, [`${type}_id`]: { id }, creation_time: '2026-01-01T00:00:00.000Z' }) as never;
const FAVORITES: FakeResponses = {
  listFavorites: ({ params }) => ({
    data: params?.type === 'genres' ? [1, 2, 4].map((id) => favorite('genres', id)) : [favorite('artists', 5)],
  }),
  dispatch: () => ({ data: { mixes: [], shows: [], episodes: [], artists: [artist(5, 'Gloria Day')] } }),
  removeFavorite: () => ({ data: undefined }),
};

test('a returning member sees the favorites as picked, and unpicking removes only those', async () => {
  const { data, added, left } = await openOnboarding(FAVORITES);
  expect(['House', 'Techno', 'Jazz', 'Disco'].map((name) => tile(name).getAttribute('aria-pressed'))).toEqual([
    'true',
    'true',
    'false',
    'true',
  ]);
  expect(screen.getByText('3 genres picked.')).toBeVisible();
  await press('Techno');
  await press('Jazz');
  await press('Next');
  await screen.findByRole('listbox', { name: 'Artists' });
  expect(picks().getByText('Gloria Day')).toBeVisible();
  await press('Done');
  await waitFor(() => expect(left).toHaveBeenCalledWith('/', '_self'));
  const removed = data.calls.filter(({ name }) => name === 'removeFavorite').map(({ input }) => input.params);
  expect(removed).toEqual([{ id: 1, type: 'genres', thingId: 2 }]);
  expect(added().map(({ body }) => body)).toContainEqual({ members_id: { id: 1 }, genres_id: { id: 3 } });
});

test.each([
  ['says so and leads back', 503, [NOT_ALL_SAVED]],
  ['says nothing', 404, []],
])('[ONBOARD-019] %s when removing a favorite responds with %s', async (_, status, reported) => {
  const { bus, navigation, left } = await openOnboarding({
    ...FAVORITES,
    removeFavorite: () => {
      throw new ApiError({ operation: 'removeFavorite', code: 'unexpected', status, message: 'No.' });
    },
  });
  const shown: unknown[] = [];
  bus.on('notification:show').subscribe((notification) => shown.push(notification));
  for (const name of ['Techno', 'Jazz', 'Next']) await press(name);
  await screen.findByRole('listbox', { name: 'Artists' });
  await press('Done');
  await waitFor(() => expect(navigation.visits.length + left.mock.calls.length).toBe(1));
  expect(shown).toEqual(reported);
});

test('a returning member sees the current favorites as picked, not those of an unfinished visit', async () => {
  await openOnboarding(FAVORITES);
  await press('Jazz');
  cleanup();
  await openOnboarding({ listFavorites: () => ({ data: [] }) });
  expect(['House', 'Jazz'].map((name) => tile(name).getAttribute('aria-pressed'))).toEqual(['false', 'true']);
});

test('a member can pick when the favorites cannot be read', async () => {
  await openOnboarding({ listFavorites: () => Promise.reject(new Error('down')) });
  expect(screen.getByText('Pick 3 to continue.')).toBeVisible();
});
