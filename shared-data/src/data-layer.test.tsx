import { createEventBus } from '@afterglow/shared-contracts';
import {
  buildCurrentUser,
  buildMember,
  buildMix,
  buildPlan,
  buildStation,
  buildStationPlaylistItem,
} from '@afterglow/shared-contracts/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { InvalidResponse } from './client/invalid-responses.ts';
import { createDataLayer, type DataLayerOptions } from './data-layer.ts';
import { isApiError } from './errors.ts';
import { DataProvider } from './react/data-provider.tsx';
import { useNowPlaying } from './react/use-now-playing.ts';
import { useResource } from './react/use-resource.ts';
import { useSession } from './react/use-session.ts';
import { plans } from './resources/subscriptions.resource.ts';
import { createSafeStorage } from './storage/safe-storage.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';
import { createTestService, errorResponse, jsonResponse, SERVICE_URL } from './testing/test-service.ts';

const CREDENTIALS = { email: 'free@afterglow.example', password: 'afterglow-demo' };

test('[DATA-001] calls after a login carry its token, calls after the logout carry none', async () => {
  const { layer, service } = createLayer();
  service.answer('listPlans', () => jsonResponse([]));
  await layer.session.login(CREDENTIALS);
  await layer.data.call('listPlans');
  await layer.session.logout();
  await layer.data.call('listPlans');
  expect(service.sentTo('listPlans').map(({ authorization }) => authorization)).toEqual(['Bearer test-token', null]);
});

describe('[DATA-023] a 401 on another call', () => {
  test('ends the session when the permissions are rejected too', async () => {
    const { layer, service } = await loggedIn();
    service.answer('getPermissions', () => errorResponse(401, 'not_authenticated'));
    service.answer('listPlans', () => errorResponse(401, 'not_authenticated'));
    await expect(layer.data.call('listPlans')).rejects.toThrow();
    await waitFor(() => expect(layer.session.getSession()).toEqual({ status: 'visitor' }));
  });

  test('preserves the session when the permissions are valid', async () => {
    const { layer, service } = await loggedIn();
    service.answer('listPlans', () => errorResponse(401, 'not_authenticated'));
    await expect(layer.data.call('listPlans')).rejects.toThrow();
    await waitFor(() => expect(service.sentTo('getPermissions')).toHaveLength(2));
    await layer.data.call('getMember', { params: { id: buildMember().id } });
    expect(layer.session.getSession().status).toBe('member');
  });

  test.each([
    ['a stream that needs Premium', 'validateStreaming', 401],
    ['a mix that needs Premium', 'getMixUrls', 403],
  ] as const)('does not question the session for %s', async (_, name, status) => {
    const { layer, service } = await loggedIn();
    service.answer(name, () => errorResponse(status, 'upgrade_required'));
    const asking =
      name === 'getMixUrls'
        ? layer.data.call(name, { params: { id: buildMix().id } })
        : layer.data.call(name, { query: { station: 'deep', mount: 'high' } });
    await expect(asking).rejects.toThrow();
    await layer.data.call('getMember', { params: { id: buildMember().id } });
    expect(service.sentTo('getPermissions')).toHaveLength(1);
  });

  async function loggedIn() {
    const { layer, service } = createLayer();
    await layer.session.login(CREDENTIALS);
    await layer.session.validate();
    expect(service.sentTo('getPermissions')).toHaveLength(1);
    return { layer, service };
  }
});

test.each([
  ['forbids', 'SecurityError'],
  ['has no room for', 'QuotaExceededError'],
])('a browser that %s all storage has a login, its data, and a logout while the page lives', async (_, name) => {
  const refuse = () => {
    throw new DOMException('no', name);
  };
  const refusing =
    name === 'SecurityError'
      ? (['localStorage', 'sessionStorage'] as const).map((one) =>
          jest.spyOn(window, one, 'get').mockImplementation(refuse),
        )
      : [jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)];
  const { layer, service } = createLayer({ storage: createSafeStorage(() => localStorage) });
  service.answer('getMix', () => jsonResponse(buildMix()));
  layer.session.start();
  expect(await layer.session.login(CREDENTIALS)).toBe('logged-in');
  const reading = { queryKey: ['common', 'mixes', 'by-id', 12], queryFn: () => 'a mix' };
  expect(await layer.queryClient.query(reading)).toBe('a mix');
  window.dispatchEvent(new Event('pagehide'));
  expect(await layer.session.validate()).toBe(true);
  await layer.session.logout();
  expect(layer.session.getSession()).toEqual({ status: 'visitor' });
  layer.dispose();
  for (const one of refusing) one.mockRestore();
});

describe('an invalid response', () => {
  test('is a failed fetch, reported once with its operation and field, while the rest works', async () => {
    const reported: InvalidResponse[] = [];
    const { layer, service } = createLayer({ onMalformedAnswer: (answer) => reported.push(answer) });
    service.answer('listPlans', () => jsonResponse([{ ...buildPlan(), price: 'a lot' }]));
    service.answer('getMix', () => jsonResponse(buildMix()));
    render(
      <DataProvider data={layer.data}>
        <Plans />
      </DataProvider>,
    );
    expect(await screen.findByText('listPlans 0.price')).toBeInTheDocument();
    await expect(layer.data.call('listPlans')).rejects.toMatchObject({ code: 'answer_malformed' });
    expect(reported).toMatchObject([{ operation: 'listPlans', field: '0.price' }]);
    expect((await layer.data.call('getMix', { params: { id: buildMix().id } })).data).toEqual(buildMix());
  });

  function Plans() {
    const state = useResource(plans());
    if (state.status !== 'failed') return null;
    return <p>{isApiError(state.error) ? `${state.error.operation} ${state.error.field ?? ''}` : 'a crash'}</p>;
  }
});

test('data seen by one member is refetched for the next one', async () => {
  const { layer, service } = createLayer();
  service.answer('listPlans', ({ authorization }) =>
    jsonResponse([buildPlan({ title: authorization ? 'Mine' : 'For all' })]),
  );
  render(
    <DataProvider data={layer.data}>
      <Plans />
    </DataProvider>,
  );
  expect(await screen.findByText('For all')).toBeVisible();
  await act(() => layer.session.login(CREDENTIALS));
  expect(await screen.findByText('Mine')).toBeVisible();
});

test('the session renders as it changes', async () => {
  const { layer } = createLayer();
  render(<Who session={layer.session} />);
  expect(screen.getByRole('status')).toHaveTextContent('visitor');
  await act(() => layer.session.login(CREDENTIALS));
  expect(screen.getByRole('status')).toHaveTextContent('member');
});

test('the current item of a channel follows the socket', async () => {
  const sockets: FakeSocket[] = [];
  jest.spyOn(globalThis, 'WebSocket').mockImplementation((url) => {
    const socket = new FakeSocket(String(url));
    sockets.push(socket);
    // The fake has every member of a socket that is used.
    return socket as unknown as WebSocket;
  });
  const { layer, service } = createLayer();
  const station = (id: 'chill' | 'classics' | 'deep' | 'afterglow') => buildStation(id);
  service.answer('listStations', () =>
    jsonResponse({
      chill: station('chill'),
      classics: station('classics'),
      deep: station('deep'),
      afterglow: station('afterglow'),
    }),
  );
  render(
    <DataProvider data={layer.data}>
      <OnDeep />
    </DataProvider>,
  );
  expect(await screen.findByText('Night Drive 12')).toBeVisible();
  expect(sockets[0]?.url).toBe('wss://service.test/v3/stations/nowplaying');
  const item = buildStationPlaylistItem({ station: 'deep' });
  const next = { ...item, mixes: { ...item.mixes, title: 'Morning Swell' } };
  act(() => sockets[0]?.onmessage?.({ data: JSON.stringify({ nowPlaying: [next] }) }));
  expect(await screen.findByText('Morning Swell')).toBeVisible();
  let release = () => {};
  layer.delayPushes((pass) => (items) => void (release = () => pass(items)));
  const held = { ...item, mixes: { ...item.mixes, title: 'Noon' } };
  act(() => sockets[0]?.onmessage?.({ data: JSON.stringify({ nowPlaying: [held] }) }));
  expect(screen.getByText('Morning Swell')).toBeVisible();
  act(() => release());
  expect(await screen.findByText('Noon')).toBeVisible();
  jest.restoreAllMocks();
});

class FakeSocket {
  onmessage: ((message: { data: string }) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
  close(): void {}
}

function Plans() {
  const { data } = useResource(plans());
  return <p>{data?.map(({ title }) => title)}</p>;
}

function Who({ session }: Pick<ReturnType<typeof createLayer>['layer'], 'session'>) {
  return <p role="status">{useSession(session).status}</p>;
}

function OnDeep() {
  return <p>{useNowPlaying().data?.deep?.mixes.title}</p>;
}

function createLayer(options: Partial<DataLayerOptions> = {}) {
  const service = createTestService();
  const storage = createMemoryStorage();
  service.answer('createToken', () => jsonResponse(buildCurrentUser()));
  service.answer('getPermissions', () =>
    jsonResponse({ role: null, premium: false, superAdmin: false, permissions: [] }),
  );
  service.answer('getMember', () => jsonResponse(buildMember()));
  service.answer('listSubscriptions', () => jsonResponse([]));
  service.answer('revokeToken', () => new Response(null, { status: 204 }));
  const layer = createDataLayer({
    bus: createEventBus(),
    baseUrl: SERVICE_URL,
    storage,
    fetch: service.fetch,
    ...options,
  });
  return { layer, service, storage };
}

describe('data seen by a member', () => {
  const favorite = { members_id: { id: 1 }, mixes_id: { id: 12 }, creation_time: '2026-03-01T10:00:00.000Z' };

  test('is cached for the next page, and is removed after the logout', async () => {
    const { layer, service, storage } = createLayer();
    service.answer('listFavorites', () => jsonResponse([favorite]));
    service.answer('getSettings', () => jsonResponse({ currentOnDemandQualityKey: 'low', volume: 25, favorites: [] }));
    await layer.session.login(CREDENTIALS);
    await waitFor(() => expect(layer.favorites.getState().mixes.ids).toEqual(new Set([12])));
    window.dispatchEvent(new Event('pagehide'));
    expect(storage.keys()).toContain('cache-["member","favMixes",1,{"limit":100000}]');

    await layer.session.logout();
    await waitFor(() => expect(layer.favorites.getState().mixes.ids).toEqual(new Set()));
    window.dispatchEvent(new Event('pagehide'));
    expect(storage.keys()).toEqual([]);
    expect(layer.settings.getSettings()).toBeNull();
  });
});
