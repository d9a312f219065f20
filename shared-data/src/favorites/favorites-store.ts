import {
  memberIdOf,
  FAVORITE_TYPES,
  LOGIN_PATH,
  mixIdSchema,
  type EventBus,
  type Favorite,
  type FavoriteType,
  type MemberId,
  type Mix,
  type NavigationPort,
  type NotificationKey,
  type SessionPort,
} from '@afterglow/shared-contracts';
import type { QueryKey } from '@tanstack/react-query';
import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { CacheEnvironment } from '../cache/cache-environment.ts';
import { getCached, MEMBER_SCOPE, queryKeyOf, queryOptionsOf } from '../cache/resource-query.ts';
import { isApiError } from '../errors.ts';
import { allFavorites } from '../resources/favorites.resource.ts';
import { mix } from '../resources/mixes.resource.ts';
import { notify } from '../session/notify.ts';
import { checkedType, FAVORITE_KINDS, newFavorite, thingIdOf } from './favorite-kinds.ts';
import {
  NO_FAVORITES,
  withOutcome,
  withFavorites,
  withPendingChange,
  type FavoritesState,
  type Outcome,
} from './favorites-state.ts';

export interface FavoritesOptions extends CacheEnvironment {
  readonly session: SessionPort;
  readonly bus: EventBus;
  readonly navigation: Pick<NavigationPort, 'navigate'>;
}

/**
 * A member's favorite mixes, artists, shows and genres; a visitor has none. Favorite channels are part of the
 * settings.
 */
export interface FavoritesStore {
  readonly state$: Observable<FavoritesState>;
  getState(): FavoritesState;
  /**
   * Adds or removes a favorite, or redirects a visitor to the login. Does nothing while an earlier toggle of the same
   * item is pending. Never rejects: a notification shows the result. Throws "Invalid type" for another type. `count`
   * is the displayed one; by default, the cached one.
   */
  toggle(type: FavoriteType, id: number, count?: number): Promise<void>;
  /** Reads genres when they are needed; the other types are read at login. */
  load(type: FavoriteType): Promise<void>;
  dispose(): void;
}

export function createFavoritesStore(options: FavoritesOptions): FavoritesStore {
  const { session } = options;
  const state$ = new BehaviorSubject<FavoritesState>(NO_FAVORITES);
  const load = (type: FavoriteType) => loadList(options, state$, type);
  const following = session.session$.pipe(map(memberIdOf), distinctUntilChanged()).subscribe(() => {
    state$.next(NO_FAVORITES);
    for (const type of FAVORITE_TYPES) if (type !== 'genres') void load(type);
  });
  const leaveCache = followLists(options, state$);
  return {
    state$,
    getState: () => state$.value,
    async toggle(type, id, count = knownMix(options, type, id)?.favorite_count ?? 0) {
      checkedType(type);
      const member = memberIdOf(session.getSession());
      if (member === null) return options.navigation.navigate(LOGIN_PATH);
      if (state$.value[type].busy.has(id)) return;
      await change({ ...options, state$, member, type, id, count, load });
    },
    load,
    dispose() {
      following.unsubscribe();
      leaveCache();
    },
  };
}

/** Retried like any other read. */
async function loadList(options: FavoritesOptions, state$: BehaviorSubject<FavoritesState>, type: FavoriteType) {
  const { session, queryClient } = options;
  const member = memberIdOf(session.getSession());
  if (member === null) return;
  const all = allFavorites(type, member);
  const list = await queryClient.query(queryOptionsOf(all, options)).catch(() => null);
  // Changes made during the request are in the cache by now.
  if (list && memberIdOf(session.getSession()) === member)
    take(state$, type, (getCached(queryClient, all) ?? list).items);
}

function take(state$: BehaviorSubject<FavoritesState>, type: FavoriteType, items: readonly Favorite[]): void {
  const ids = items.flatMap((item) => thingIdOf(type, item) ?? []);
  state$.next(withFavorites(state$.value, type, ids));
}

/** A list stored by an earlier visit is refetched in the background, to include changes from other devices. */
function followLists({ session, queryClient }: FavoritesOptions, state$: BehaviorSubject<FavoritesState>): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    const [scope, kind] = event.query.queryKey as QueryKey;
    if (event.type !== 'updated' || event.action.type !== 'success' || scope !== MEMBER_SCOPE) return;
    const type = FAVORITE_TYPES.find((known) => FAVORITE_KINDS[known].cacheKey === kind);
    const member = memberIdOf(session.getSession());
    if (!type || member === null) return;
    const list = getCached(queryClient, allFavorites(type, member));
    if (list && event.query.state.data === list) take(state$, type, list.items);
  });
}

interface Change extends FavoritesOptions {
  readonly state$: BehaviorSubject<FavoritesState>;
  readonly member: MemberId;
  readonly type: FavoriteType;
  readonly id: number;
  readonly count: number;
  readonly load: (type: FavoriteType) => Promise<void>;
}

async function change(toggling: Change): Promise<void> {
  const { state$, type, id, count, session, member, bus } = toggling;
  const isAdding = !state$.value[type].ids.has(id);
  state$.next(withPendingChange(state$.value, type, { id, count, isAdding }));
  const outcome = await send(toggling, isAdding);
  if (memberIdOf(session.getSession()) !== member) return;
  state$.next(withOutcome(state$.value, type, { id, outcome, isAdding }));
  notify(bus, messageOf(type, outcome, isAdding), { type: FAVORITE_KINDS[type].singular });
  if (outcome !== 'changed') return;
  keepCount(toggling, isAdding);
  readListsAgain(toggling);
}

/** Resources that areas derive from a member's favorites, which writes do not update. */
function readListsAgain({ queryClient, member, type }: Change): void {
  const [scope, kind] = queryKeyOf(allFavorites(type, member));
  void queryClient.invalidateQueries({ queryKey: [scope, kind], predicate: ({ meta }) => !meta?.['updatedBy'] });
}

/** Only mixes are counted. */
function knownMix({ queryClient }: CacheEnvironment, type: FavoriteType, id: number): Mix | undefined {
  return type === 'mixes' ? getCached(queryClient, mix(mixIdSchema.parse(id))) : undefined;
}

/** The mix is not refetched for a while, so its count is updated here. */
function keepCount(toggled: Change, isAdding: boolean): void {
  const { queryClient, type, id, count } = toggled;
  const known = knownMix(toggled, type, id);
  if (known?.favorite_count !== count) return;
  const queryKey = queryKeyOf(mix(known.id));
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  const favorite_count = Math.max(0, count + (isAdding ? 1 : -1));
  queryClient.setQueryData<Mix>(queryKey, { ...known, favorite_count }, { updatedAt });
}

async function send({ data, member, type, id, load }: Change, isAdding: boolean): Promise<Outcome> {
  const params = { id: member, type };
  try {
    if (isAdding) await data.call('addFavorite', { params, body: newFavorite(type, member, id) });
    else await data.call('removeFavorite', { params: { ...params, thingId: id } });
    return 'changed';
  } catch (error) {
    const status = isApiError(error) && error.status;
    if (isAdding) return status === 409 ? 'was-one-already' : 'failed';
    if (status !== 404) return 'failed';
    void load(type); // another tab or device has already removed it
    return 'changed';
  }
}

function messageOf(type: FavoriteType, outcome: Outcome, isAdding: boolean): NotificationKey {
  switch (outcome) {
    case 'changed':
      return isAdding ? FAVORITE_KINDS[type].added : FAVORITE_KINDS[type].removed;
    case 'was-one-already':
      return 'FAV_ALREADY_ADDED';
    case 'failed':
      return 'SOMETHING_WENT_WRONG';
  }
}
