import {
  API_PREFIX,
  NOW_PLAYING_SOCKET_PATH,
  type CallInput,
  type ClockPort,
  type DataPort,
  type EventBus,
  type NavigationPort,
  type Operation,
  type OperationName,
  type StationPlaylistItem,
  type StoragePort,
} from '@afterglow/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';
import { distinctUntilChanged, fromEvent, map, skip } from 'rxjs';
import { registerEnvironment } from './cache/data-environment.ts';
import { type MemberStores, createMemberStores } from './cache/member-stores.ts';
import { maintainCache } from './cache/maintain-cache.ts';
import { createPersistedCache, type PersistedCache } from './cache/persisted/persisted-cache.ts';
import { createQueryClient } from './cache/query-client.ts';
import { setCached, MEMBER_SCOPE, queryKeyOf, queryOptionsOf } from './cache/resource-query.ts';
import { writeThrough } from './cache/write-through.ts';
import { createApiClient } from './client/api-client.ts';
import { reportOnce, type InvalidResponse } from './client/invalid-responses.ts';
import type { ApiError } from './errors.ts';
import { saveOnLeave } from './listening/save-on-leave.ts';
import { createNowPlayingFeed, type NowPlayingFeed } from './live/now-playing-feed.ts';
import type { Resource } from './resources/resource.ts';
import { nowPlaying, withItems, type NowPlaying } from './resources/now-playing.resource.ts';
import { createSessionService } from './session/session-service.ts';
import { createSessionStore, type SessionStore } from './session/session-store.ts';
import { createCookies } from './storage/cookies.ts';
import { createSafeStorage, type ListableStorage } from './storage/safe-storage.ts';
import { systemClock } from './system-clock.ts';

/** The dependencies of the data layer; only the bus is required. */
export interface DataLayerOptions {
  readonly bus: EventBus;
  /** Redirects a visitor who wants to add a favorite; a page load by default. */
  readonly navigation?: Pick<NavigationPort, 'navigate'>;
  /** Origin of the service without a trailing slash; the page's own by default. */
  readonly baseUrl?: string;
  /** The storage that outlives the tab; `localStorage` by default. */
  readonly storage?: ListableStorage;
  readonly clock?: ClockPort;
  readonly fetch?: typeof fetch;
  /**
   * Called for every call outside the background when it is sent; the function it returns is called once, when the
   * call has settled.
   */
  readonly onCall?: (call: Pick<CallInput<OperationName>, 'keepalive'>) => () => void;
  /** Called after each call, except one that is aborted soon: whether the service responded with anything but "not now". */
  readonly onReached?: (isReached: boolean) => void;
  /** Called for an invalid response, once for each operation and field; the caller gets an `ApiError`. */
  readonly onMalformedAnswer?: (answer: InvalidResponse) => void;
}

/** Receives the current items of channels. */
export type OnItems = (items: readonly StationPlaylistItem[]) => void;

/** All data of a page; the shell creates it once. */
export interface DataLayer extends MemberStores {
  readonly data: DataPort;
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
  /** Reads a resource as a page does, through the cache; rejects with an `ApiError`. */
  read<T>(resource: Resource<T>): Promise<T>;
  /** From now on, pushed items go through the function that `hold` creates around the given one. */
  delayPushes(hold: (pass: OnItems) => OnItems): void;
  /** The storage that outlives the tab; a logout empties it. */
  readonly storage: StoragePort;
  dispose(): void;
}

/**
 * Creates the data layer of a page: client, cache, session and stores. Throws when `baseUrl` is empty or ends in a
 * slash. `dispose` reverts everything.
 */
export function createDataLayer(options: DataLayerOptions): DataLayer {
  const { bus, baseUrl = location.origin, clock = systemClock } = options;
  const { storage = createSafeStorage(() => localStorage) } = options;
  const reportInvalid = reportOnce(options.onMalformedAnswer ?? (() => undefined));
  const client = createApiClient({
    baseUrl,
    getToken: () => session.getToken(),
    onFailure: (operation, error) => {
      reportInvalid(error);
      if (isSessionDoubted(operation, error)) void session.validate();
    },
    ...passedOn(options),
  });
  const data = writeThrough(client, () => ({ queryClient, session }));
  const session: SessionStore = createSessionStore({
    service: createSessionService(client),
    bus,
    local: storage,
    perTab: createSafeStorage(() => sessionStorage),
    cookies: createCookies(document),
    clock,
    otherTabChanged$: fromEvent(window, 'storage'),
    onLoggingOut: () => stores.listening.flush(),
  });
  const cache = createPersistedCache(storage, clock, () => session.memberId());
  const queryClient = createQueryClient(cache.persister);
  queryClient.mount();
  const leaveCache = maintainCache(cache, queryClient, clock);
  const forgetting = forgetOnSwitch(session, queryClient, cache);
  const { navigation = { navigate: (path: string) => location.assign(path) } } = options;
  const stores = createMemberStores({ data, session, bus, navigation, queryClient, clock, storage });
  const saving = fromEvent(window, 'pagehide').subscribe(stores.settings.flush);
  const leaveListening = saveOnLeave(stores.listening);
  const show = keepItems(queryClient);
  let pass = show;
  const nowPlayingFeed = createFeed(baseUrl, clock, (items) => pass(items));
  registerEnvironment({ data, queryClient, stores, nowPlayingFeed });
  return {
    data,
    session,
    queryClient,
    delayPushes: (hold) => void (pass = hold(show)),
    read: (resource) => queryClient.query(queryOptionsOf(resource, { data, queryClient })),
    storage,
    ...stores,
    dispose() {
      saving.unsubscribe();
      leaveListening();
      stores.favorites.dispose();
      stores.settings.dispose();
      stores.recentSearches.dispose();
      stores.listening.dispose();
      leaveCache();
      forgetting.unsubscribe();
      session.dispose();
      queryClient.unmount();
      queryClient.clear();
    },
  };
}

function passedOn({ fetch, onCall, onReached }: DataLayerOptions) {
  return { ...(fetch && { fetch }), ...(onCall && { onCall }), ...(onReached && { onReached }) };
}

/** These respond with 401 for other reasons. */
const OWN_MEANING_OF_401: readonly OperationName[] = ['getPermissions', 'revokeToken', 'validateStreaming'];

function isSessionDoubted(operation: Operation, error: ApiError): boolean {
  const hasOwnMeaning = OWN_MEANING_OF_401.some((name) => name === operation.name);
  return error.status === 401 && operation.auth !== 'none' && !hasOwnMeaning;
}

/** Data seen by one member is never shown to the next. */
function forgetOnSwitch(session: SessionStore, queryClient: QueryClient, cache: PersistedCache) {
  const token$ = session.session$.pipe(
    map(() => session.getToken()),
    distinctUntilChanged(),
    skip(1),
  );
  return token$.subscribe(() => {
    cache.forgetMember();
    void queryClient.resetQueries({ queryKey: [MEMBER_SCOPE] });
  });
}

function keepItems(queryClient: QueryClient): OnItems {
  const resource = nowPlaying();
  const queryKey = queryKeyOf(resource);
  return (items) =>
    setCached(queryClient, resource, withItems(queryClient.getQueryData<NowPlaying>(queryKey) ?? {}, items));
}

function createFeed(baseUrl: string, clock: ClockPort, onItems: OnItems): NowPlayingFeed {
  return createNowPlayingFeed({
    openSocket: () => new WebSocket(`${baseUrl.replace(/^http/, 'ws')}${API_PREFIX}${NOW_PLAYING_SOCKET_PATH}`),
    clock,
    random: Math.random,
    onItems,
  });
}
