import { memberIdOf, readStored, type SessionPort, type StoragePort } from '@afterglow/shared-contracts';
import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import * as z from 'zod/mini';

const KEY = 'recentSearch';
const MAX_ENTRIES = 5;

/** `itemId` is the id of an artist, mix or show, or the route id of a genre; `id` is `{type}:{itemId}`. */
const recentSearchSchema = z.object({
  id: z.string(),
  type: z.enum(['artist', 'genre', 'mix', 'show']),
  itemId: z.union([z.int().check(z.positive()), z.string().check(z.minLength(1))]),
});
/** A search result that was opened. */
export type RecentSearch = z.infer<typeof recentSearchSchema>;

/** The latest search results opened, stored in this browser. */
export interface RecentSearchesStore {
  readonly entries$: Observable<readonly RecentSearch[]>;
  getEntries(): readonly RecentSearch[];
  /** An existing entry moves to the end; a sixth entry drops the oldest. */
  add(type: RecentSearch['type'], itemId: RecentSearch['itemId']): void;
  /** Removes one entry, by its `id`; does nothing for a missing one. */
  remove(id: RecentSearch['id']): void;
  clear(): void;
  dispose(): void;
}

export function createRecentSearchesStore(storage: StoragePort, session: SessionPort): RecentSearchesStore {
  const read = () => (readStored(storage, KEY, z.array(recentSearchSchema)) ?? []).slice(-MAX_ENTRIES);
  const entries$ = new BehaviorSubject<readonly RecentSearch[]>(read());
  // A logout empties the storage.
  const following = session.session$
    .pipe(map(memberIdOf), distinctUntilChanged())
    .subscribe(() => entries$.next(read()));
  function save(entries: readonly RecentSearch[]) {
    storage.set(KEY, JSON.stringify(entries));
    entries$.next(entries);
  }
  return {
    entries$,
    getEntries: () => entries$.value,
    add(type, itemId) {
      const entry = { id: `${type}:${itemId}`, type, itemId };
      save([...read().filter(({ id }) => id !== entry.id), entry].slice(-MAX_ENTRIES));
    },
    remove: (id) => save(read().filter((entry) => entry.id !== id)),
    clear() {
      storage.remove(KEY);
      entries$.next([]);
    },
    dispose: () => following.unsubscribe(),
  };
}
