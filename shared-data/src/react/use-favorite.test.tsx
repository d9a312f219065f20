import {
  favoriteSchema,
  memberIdSchema,
  type BusEvent,
  type ChannelId,
  type FavoriteType,
  type Settings,
} from '@afterglow/shared-contracts';
import { buildMemberSession, buildMix, createFakePorts, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { environmentOfPorts } from '../cache/data-environment.ts';
import { setCached, getCached } from '../cache/resource-query.ts';
import { ApiError } from '../errors.ts';
import { newFavorite } from '../favorites/favorite-kinds.ts';
import { mix } from '../resources/mixes.resource.ts';
import { settle } from '../testing/test-session.ts';
import { DataProvider } from './data-provider.tsx';
import { useFavorite, useFavoriteChannel } from './use-favorite.ts';

const me = memberIdSchema.parse(1);
const conflict = new ApiError({ operation: 'addFavorite', code: 'conflict', status: 409, message: 'one already' });
const busy = new ApiError({ operation: 'addFavorite', code: 'server_busy', status: 503, message: 'busy' });

test.each(['mixes', 'artists', 'shows', 'genres'] as const)(
  '[FAV-001] a visitor who clicks the heart of one of the %s is redirected to the login',
  async (type) => {
    const { ports } = show({ type, session: { status: 'visitor' } });
    await click();
    expect(ports.navigation.getPath()).toBe('/auth/login');
    expect(ports.data.calls).toEqual([]);
  },
);

test('[FAV-002] [FAV-003] a visitor who clicks the heart of a channel is asked to sign in', async () => {
  const { ports, events } = showChannel({ status: 'visitor' });
  await click();
  expect(events).toEqual([
    { name: 'modal:show', payload: { type: 'auth-prompt', contentKey: 'AUTH_PROMPT_FAVORITE' } },
  ]);
  expect(ports.navigation.visits).toEqual([]);
});

test('[FAV-004] clicks are ignored while the change is pending, and then work again', async () => {
  let answer: () => void = () => undefined;
  const { ports } = show({
    answers: {
      addFavorite: () => new Promise((resolve) => (answer = () => resolve({ data: favoriteOf('mixes', 12) }))),
    },
  });
  await click();
  await click();
  expect(heart()).toBeDisabled();
  expect(ports.data.calls.filter(({ name }) => name === 'addFavorite')).toHaveLength(1);
  await act(async () => answer());
  expect(heart()).toBeEnabled();
  expect(heart()).toBePressed();
  await click();
  expect(ports.data.calls.filter(({ name }) => name === 'removeFavorite')).toHaveLength(1);
  expect(heart()).not.toBePressed();
});

test('[FAV-005] [FAV-011] after a failure the heart is reset and can be clicked again', async () => {
  const { events } = show({
    answers: {
      addFavorite: () => {
        throw busy;
      },
    },
  });
  await click();
  expect(heart()).toBeEnabled();
  expect(heart()).not.toBePressed();
  expect(screen.getByText('34 favorites')).toBeVisible();
  expect(notificationsOf(events)).toEqual(['warning: Something went wrong. Please try again.']);
});

test('[FAV-006] the count rises immediately on add, falls on removal, and then follows the service', async () => {
  let answer: () => void = () => undefined;
  const { redraw } = show({
    answers: {
      addFavorite: () => new Promise((resolve) => (answer = () => resolve({ data: favoriteOf('mixes', 12) }))),
    },
  });
  expect(screen.getByText('34 favorites')).toBeVisible();
  await click();
  expect(screen.getByText('35 favorites')).toBeVisible();
  await act(async () => answer());
  expect(screen.getByText('35 favorites')).toBeVisible();
  redraw(36);
  expect(screen.getByText('36 favorites')).toBeVisible();
  await click();
  expect(screen.getByText('35 favorites')).toBeVisible();
});

test('[FAV-006] a heart without a count updates one shown elsewhere, and the cached mix', async () => {
  const { ports, redraw } = show({});
  const environment = environmentOfPorts(ports);
  setCached(environment.queryClient, mix(buildMix().id), buildMix({ favorite_count: 34 }));
  const bar = render(
    <DataProvider ports={ports}>
      <Plain />
    </DataProvider>,
  );
  const press = async () => {
    await userEvent.setup().click(screen.getByRole('button', { name: 'In the bar' }));
    await act(settle);
  };
  await press();
  expect(screen.getByText('35 favorites')).toBeVisible();
  expect(getCached(environment.queryClient, mix(buildMix().id))?.favorite_count).toBe(35);
  redraw(35); // the hero renders from the cache
  expect(screen.getByText('35 favorites')).toBeVisible();
  await press();
  expect(screen.getByText('34 favorites')).toBeVisible();
  bar.unmount();
});

test('[FAV-006] a removal subtracts one', async () => {
  show({ favorites: [12] });
  await act(settle);
  await click();
  expect(screen.getByText('33 favorites')).toBeVisible();
});

test.each([
  ['[FAV-007]', 'mixes', 'Mix'],
  ['[FAV-008]', 'artists', 'Artist'],
  ['[FAV-009]', 'shows', 'Show'],
  ['[FAV-010]', 'genres', 'Genre'],
] as const)('%s %s: both changes are notified', async (_, type, word) => {
  const { events } = show({ type });
  await click();
  await click();
  expect(notificationsOf(events)).toEqual([
    `success: ${word} added to your favorites`,
    `success: ${word} removed from your favorites`,
  ]);
});

test('[FAV-010] [FAV-020] channels: both changes are notified', async () => {
  const { events } = showChannel(buildMemberSession());
  await act(settle);
  await click();
  expect(heart()).toBePressed();
  await click();
  expect(heart()).not.toBePressed();
  expect(notificationsOf(events)).toEqual([
    'success: Channel added to your favorites',
    'success: Channel removed from your favorites',
  ]);
});

test.each([
  ['mixes', 'mix'],
  ['artists', 'artist'],
  ['shows', 'show'],
  ['genres', 'genre'],
] as const)(
  '[FAV-012] [FAV-013] an existing favorite of the %s is notified in the singular, and shown as one',
  async (type, word) => {
    const { events } = show({
      type,
      answers: {
        addFavorite: () => {
          throw conflict;
        },
      },
    });
    await click();
    expect(notificationsOf(events)).toEqual([`warning: This ${word} has already been added on your favorites`]);
    expect(heart()).toBePressed();
    expect(screen.getByText('34 favorites')).toBeVisible();
  },
);

test('a heart without a provider of the ports names the missing provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { data } = createFakePorts();
  expect(() =>
    render(
      <DataProvider data={data}>
        <Heart type="mixes" count={0} />
      </DataProvider>,
    ),
  ).toThrow('<DataProvider ports={ports}>');
  jest.restoreAllMocks();
});

function Heart({ type, count: counted }: { readonly type: FavoriteType; readonly count: number }) {
  const { isFavorite, isBusy, count, toggle } = useFavorite(type, 12, { count: counted });
  return (
    <>
      <button type="button" aria-pressed={isFavorite} disabled={isBusy} onClick={toggle}>
        Favorite
      </button>
      <p>{count} favorites</p>
    </>
  );
}

function ChannelHeart({ id }: { readonly id: ChannelId }) {
  const { isFavorite, toggle } = useFavoriteChannel(id);
  return (
    <button type="button" aria-pressed={isFavorite} onClick={toggle}>
      Favorite
    </button>
  );
}

/** As in the player bar, in menus and in rows. */
function Plain() {
  const { toggle } = useFavorite('mixes', 12);
  return <button onClick={toggle}>In the bar</button>;
}

interface Shown {
  readonly type?: FavoriteType;
  readonly session?: Parameters<ReturnType<typeof createFakePorts>['session']['become']>[0];
  readonly favorites?: readonly number[];
  readonly answers?: FakeResponses;
}

function setUp({ session = buildMemberSession(), favorites = [], answers }: Shown) {
  const settings: Settings = { currentOnDemandQualityKey: 'low', volume: 25, favorites: [] };
  const ports = createFakePorts({
    session,
    answers: {
      listFavorites: ({ params }) => ({ data: favorites.map((id) => favoriteOf(params?.type ?? 'mixes', id)) }),
      addFavorite: ({ params }) => ({ data: favoriteOf(params?.type ?? 'mixes', 12) }),
      removeFavorite: () => ({ data: undefined }),
      getSettings: () => ({ data: settings }),
      updateSettings: () => ({ data: settings }),
      ...answers,
    },
  });
  const events: BusEvent[] = [];
  ports.bus.events$.subscribe((event) => events.push(event));
  return { ports, events };
}

function show(shown: Shown) {
  const { ports, events } = setUp(shown);
  const page = (count: number) => (
    <DataProvider ports={ports}>
      <Heart type={shown.type ?? 'mixes'} count={count} />
    </DataProvider>
  );
  const { rerender } = render(page(34));
  return { ports, events, redraw: (count: number) => rerender(page(count)) };
}

function showChannel(session: NonNullable<Shown['session']>) {
  const { ports, events } = setUp({ session });
  render(
    <DataProvider ports={ports}>
      <ChannelHeart id="deep" />
    </DataProvider>,
  );
  return { ports, events };
}

function favoriteOf(type: FavoriteType, id: number) {
  return favoriteSchema.parse({ ...newFavorite(type, me, id), creation_time: '2026-03-01T10:00:00.000Z' });
}

function notificationsOf(events: readonly BusEvent[]): readonly string[] {
  return events.flatMap((event) =>
    event.name === 'notification:show' ? [`${event.payload.type}: ${event.payload.message}`] : [],
  );
}

function heart() {
  return screen.getByRole('button', { name: 'Favorite' });
}

async function click() {
  await userEvent.setup().click(heart());
  await act(settle);
}
