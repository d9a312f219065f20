import type { FavoriteType } from '@afterglow/shared-contracts';

/** A pending change's difference in a count, while the service still returns the old one. */
interface CountChange {
  readonly from: number;
  readonly by: number;
}

/** The favorites of one type. */
export interface FavoritesOfType {
  readonly ids: ReadonlySet<number>;
  /** Changes without a response yet. */
  readonly busy: ReadonlySet<number>;
  readonly counts: ReadonlyMap<number, CountChange>;
}

export type FavoritesState = Readonly<Record<FavoriteType, FavoritesOfType>>;

const NONE: FavoritesOfType = { ids: new Set(), busy: new Set(), counts: new Map() };
export const NO_FAVORITES: FavoritesState = { mixes: NONE, artists: NONE, shows: NONE, genres: NONE };

export function withFavorites(state: FavoritesState, type: FavoriteType, ids: readonly number[]): FavoritesState {
  return { ...state, [type]: { ...state[type], ids: new Set(ids) } };
}

interface Try {
  readonly id: number;
  readonly count: number;
  readonly isAdding: boolean;
}

/** The count changes immediately, the favorite when the response arrives. */
export function withPendingChange(
  state: FavoritesState,
  type: FavoriteType,
  { id, count, isAdding }: Try,
): FavoritesState {
  const known = state[type];
  const before = known.counts.get(id);
  const by = (before?.from === count ? before.by : 0) + (isAdding ? 1 : -1);
  const counts = new Map(known.counts).set(id, { from: count, by });
  return { ...state, [type]: { ...known, counts, busy: withId(known.busy, id, true) } };
}

export type Outcome = 'changed' | 'was-one-already' | 'failed';

interface ToggleResult {
  readonly id: number;
  readonly isAdding: boolean;
  readonly outcome: Outcome;
}

export function withOutcome(state: FavoritesState, type: FavoriteType, answer: ToggleResult): FavoritesState {
  const { id, isAdding, outcome } = answer;
  const known = state[type];
  const busy = withId(known.busy, id, false);
  if (outcome === 'changed') return { ...state, [type]: { ...known, busy, ids: withId(known.ids, id, isAdding) } };
  const counts = withoutTry(known.counts, id, isAdding);
  const ids = outcome === 'was-one-already' ? withId(known.ids, id, true) : known.ids;
  return { ...state, [type]: { busy, counts, ids } };
}

/** The count to show, given the service's count. */
export function countOf({ counts }: FavoritesOfType, id: number, count: number): number {
  const change = counts.get(id);
  return change?.from === count ? Math.max(0, count + change.by) : count;
}

function withoutTry(counts: FavoritesOfType['counts'], id: number, isAdding: boolean): FavoritesOfType['counts'] {
  const change = counts.get(id);
  if (!change) return counts;
  return new Map(counts).set(id, { ...change, by: change.by - (isAdding ? 1 : -1) });
}

function withId(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
