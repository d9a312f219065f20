import { isInputError, ApiError } from '../errors.ts';
import { favoriteSchema, memberIdSchema, type FavoriteType } from '@afterglow/shared-contracts';
import { buildMemberSession, createFakePorts } from '@afterglow/shared-contracts/testing';
import { setCached } from '../cache/resource-query.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { writeThrough } from '../cache/write-through.ts';
import { allFavorites, favorites } from '../resources/favorites.resource.ts';
import { settle } from '../testing/test-session.ts';
import { newFavorite } from './favorite-kinds.ts';
import { createFavoritesStore } from './favorites-store.ts';

const me = memberIdSchema.parse(1);
const other = buildMemberSession({ id: memberIdSchema.parse(2) });

test('[FAV-014] another type is an error and sends nothing', async () => {
  const { store, ports } = setUp();
  ports.session.become(buildMemberSession());
  await settle();
  const before = ports.data.calls.length;
  await expect(store.toggle('playlists' as FavoriteType, 1)).rejects.toThrow('Invalid type');
  const refused: unknown = await store.toggle('playlists' as FavoriteType, 1).catch((error: unknown) => error);
  expect(isInputError(refused) && refused.code).toBe('favorite_type_unknown');
  expect(() => favorites('playlists' as FavoriteType, me)).toThrow('Invalid type');
  expect(ports.data.calls).toHaveLength(before);
});

test.each([
  ['mixes', { mixes_id: { id: 7 } }],
  ['artists', { artists_id: { id: 7 } }],
  ['shows', { shows_id: { id: 7 } }],
  ['genres', { genres_id: { id: 7 } }],
] as const)('[FAV-015] [FAV-020] one of the %s is added with its owner and its own field', async (type, field) => {
  const { store, ports } = await loggedIn();
  await store.toggle(type, 7);
  expect(callsOf(ports, 'addFavorite')).toEqual([
    { params: { id: 1, type }, body: { members_id: { id: 1 }, ...field } },
  ]);
  expect(store.getState()[type].ids).toEqual(new Set([7]));
});

test('[FAV-017] [FAV-019] all favorites are read, genres when they are needed', async () => {
  const { store, ports } = await loggedIn();
  const query = { limit: 100_000 };
  const typesRead = () => callsOf(ports, 'listFavorites').map(({ params }) => (params as { type: string }).type);
  expect(typesRead()).toEqual(['mixes', 'artists', 'shows']);
  await store.load('genres');
  expect(typesRead()).toEqual(['mixes', 'artists', 'shows', 'genres']);
  expect(ports.data.queriesOf('listFavorites')).toEqual([query, query, query, query]);
});

test('[FAV-018] a removal names type, member and item', async () => {
  const { store, ports } = await loggedIn({ mixes: [7] });
  await store.toggle('mixes', 7);
  expect(callsOf(ports, 'removeFavorite')).toEqual([{ params: { id: 1, type: 'mixes', thingId: 7 } }]);
  expect(store.getState().mixes.ids).toEqual(new Set());
});

test('a favorite removed in another tab can be removed here without an error', async () => {
  const { store, ports } = await loggedIn({ mixes: [7] });
  const reported: unknown[] = [];
  ports.bus.on('notification:show').subscribe(({ type }) => reported.push(type));
  ports.data.answer({
    listFavorites: () => ({ data: [] }),
    removeFavorite: () => {
      throw new ApiError({ operation: 'removeFavorite', code: 'not_found', status: 404, message: 'none' });
    },
  });
  await store.toggle('mixes', 7);
  expect(store.getState().mixes.ids).toEqual(new Set());
  expect(reported).toEqual(['success']);
});

test('[FAV-019] a page of favorites is read with its own limit', async () => {
  const { ports } = setUp();
  const context = { signal: new AbortController().signal, setCached: () => undefined, getCached: () => undefined };
  await favorites('mixes', me, { limit: 30, offset: 60 }).load({ ...context, data: ports.data });
  expect(ports.data.queriesOf('listFavorites')).toEqual([{ limit: 30, offset: 60 }]);
});

test('[AUTH-068] a login reads mixes, artists and shows, and a logout leaves the lists empty', async () => {
  const { store, ports } = setUp({ mixes: [7], artists: [5], shows: [3] });
  expect(ports.data.calls).toEqual([]);
  ports.session.become(buildMemberSession());
  await settle();
  const { mixes, artists, shows } = store.getState();
  expect([mixes.ids, artists.ids, shows.ids]).toEqual([new Set([7]), new Set([5]), new Set([3])]);
  ports.session.become({ status: 'visitor' });
  const left = store.getState();
  expect([left.mixes.ids, left.artists.ids, left.shows.ids]).toEqual([new Set(), new Set(), new Set()]);
});

test('one member never sees the favorites of another, even if they arrive late', async () => {
  const { store, ports } = setUp();
  let answer: () => void = () => undefined;
  ports.data.answer({
    listFavorites: ({ params }) =>
      params?.id === me
        ? new Promise((resolve) => (answer = () => resolve({ data: [favoriteOf('mixes', 7)] })))
        : { data: [] },
  });
  ports.session.become(buildMemberSession());
  ports.session.become(other);
  answer();
  await settle();
  expect(store.getState().mixes.ids).toEqual(new Set());
});

test('the response to a change of a logged-out member is not reported', async () => {
  const { store, ports } = await loggedIn();
  const reported: unknown[] = [];
  ports.bus.events$.subscribe((event) => reported.push(event));
  const changing = store.toggle('mixes', 7);
  ports.session.become(other);
  await changing;
  expect(reported).toEqual([]);
  expect(store.getState().mixes.ids).toEqual(new Set());
});

test('the cached list follows a change, and its pages are refetched', async () => {
  const { store, queryClient } = await loggedIn({ mixes: [1] });
  const page = ['member', 'favMixes', 1, { limit: 30 }];
  setCached(queryClient, favorites('mixes', me, { limit: 30 }), { items: [], total: 0 });
  await store.toggle('mixes', 7);
  const all = ['member', ...allFavorites('mixes', me).key];
  expect(queryClient.getQueryData(all)).toMatchObject({ items: [{ mixes_id: { id: 7 } }, { mixes_id: { id: 1 } }] });
  expect(queryClient.getQueryState(all)?.isInvalidated).toBe(false);
  expect(queryClient.getQueryState(page)?.isInvalidated).toBe(true);
});

test('a list in flight does not drop a favorite added during the request', async () => {
  const { store, ports } = setUp();
  const answers: (() => void)[] = [];
  const cached: number[] = [];
  ports.data.answer({
    listFavorites: ({ params }) => {
      const data = cached.map((id) => favoriteOf(params?.type ?? 'mixes', id));
      return params?.type === 'mixes' ? new Promise((resolve) => answers.push(() => resolve({ data }))) : { data: [] };
    },
    addFavorite: () => {
      cached.push(7);
      return { data: favoriteOf('mixes', 7) };
    },
  });
  ports.session.become(buildMemberSession());
  void store.toggle('mixes', 7);
  await settle();
  answers[0]?.();
  await settle();
  expect(store.getState().mixes.ids).toEqual(new Set([7]));
  answers[1]?.();
  await settle();
  expect(store.getState().mixes.ids).toEqual(new Set([7]));
});

test('a refetched list, also after an earlier visit, includes changes made elsewhere', async () => {
  const { store, ports, queryClient } = await loggedIn({ mixes: [1] });
  ports.data.answer({ listFavorites: () => ({ data: [favoriteOf('mixes', 1), favoriteOf('mixes', 2)] }) });
  await queryClient.refetchQueries({ queryKey: ['member', 'favMixes'] });
  expect(store.getState().mixes.ids).toEqual(new Set([1, 2]));
  store.dispose();
  ports.data.answer({ listFavorites: () => ({ data: [] }) });
  await queryClient.refetchQueries({ queryKey: ['member', 'favMixes'] });
  expect(store.getState().mixes.ids).toEqual(new Set([1, 2]));
});

test('lists that failed temporarily are refetched', async () => {
  jest.useFakeTimers();
  const { store, ports } = setUp();
  let failures = 0;
  const busy = new ApiError({ operation: 'listFavorites', code: 'server_busy', status: 503, message: 'busy' });
  ports.data.answer({
    listFavorites: ({ params }) => {
      failures += 1;
      if (failures <= 3) throw busy;
      return { data: [favoriteOf(params?.type ?? 'mixes', 7)] };
    },
  });
  ports.session.become(buildMemberSession());
  await jest.advanceTimersByTimeAsync(99);
  expect(store.getState().mixes.ids).toEqual(new Set());
  await jest.advanceTimersByTimeAsync(1);
  expect(store.getState().mixes.ids).toEqual(new Set([7]));
  jest.useRealTimers();
});

type Ids = Partial<Record<FavoriteType, readonly number[]>>;

function setUp(ids: Ids = {}) {
  const ports = createFakePorts({
    answers: {
      listFavorites: ({ params }) => {
        const type = params?.type ?? 'mixes';
        return { data: (ids[type] ?? []).map((id) => favoriteOf(type, id)) };
      },
      addFavorite: ({ params }) => ({ data: favoriteOf(params?.type ?? 'mixes', 7) }),
      removeFavorite: () => ({ data: undefined }),
    },
  });
  const queryClient = createQueryClient();
  const data = writeThrough(ports.data, () => ({ queryClient, session: ports.session }));
  return { ports, queryClient, store: createFavoritesStore({ ...ports, data, queryClient }) };
}

async function loggedIn(ids: Ids = {}) {
  const parts = setUp(ids);
  parts.ports.session.become(buildMemberSession());
  await settle();
  return parts;
}

function callsOf({ data }: ReturnType<typeof createFakePorts>, name: string) {
  return data.calls.filter((call) => call.name === name).map(({ input }) => input);
}

function favoriteOf(type: FavoriteType, id: number) {
  return favoriteSchema.parse({ ...newFavorite(type, me, id), creation_time: '2026-03-01T10:00:00.000Z' });
}
