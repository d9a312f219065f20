import { createPageMatcher, genreRouteId, mixIdSchema } from '@afterglow/shared-contracts';
import type { RecentSearch } from '@afterglow/shared-data/react';

const matchItem = createPageMatcher([
  { type: 'artist', path: '/artist/:name?/:itemId(number)' },
  { type: 'mix', path: '/mix/:itemId(number)', aliases: ['/shows/:showId(number)/mix/:itemId(number)'] },
  { type: 'show', path: '/shows/:itemId(number)' },
  { type: 'genre', path: '/genre/:itemId' },
] as const);

/** The artist, genre, mix or show of a path (still encoded); undefined for any other path. */
export function itemOfPath(pathname: string): Pick<RecentSearch, 'type' | 'itemId'> | undefined {
  const found = matchItem(pathname);
  if (!found) return undefined;
  const { itemId } = found.parameters;
  const { type } = found.page;
  if (type === 'genre') return { type, itemId: genreRouteId(String(itemId)) };
  // Ids of artists, mixes and shows have the same bounds.
  const id = mixIdSchema.safeParse(itemId);
  return id.success ? { type, itemId: id.data } : undefined;
}
