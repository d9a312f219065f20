import type { Artist, Favorite, FavoriteType, Genre, MemberId, Mix, Show } from '@afterglow/shared-contracts';
import {
  artist,
  favorites,
  genres,
  mix,
  show,
  type Page,
  type PageOptions,
  type Resource,
  type ResourceContext,
} from '@afterglow/shared-data/react';
import { modelsInOrder } from '../../../resources/models-in-order.ts';

/** Reads a member's favorites of a type, newest first, and fetches their items. Deleted items are left out. */
function favoriteThings<Thing>(
  type: FavoriteType,
  resolve: (context: ResourceContext, list: readonly Favorite[]) => Promise<readonly Thing[]>,
) {
  return (member: MemberId, page: PageOptions): Resource<Page<Thing>> => {
    const ids = favorites(type, member, page);
    return {
      key: [...ids.key, 'things'],
      perMember: true,
      load: async (context) => {
        const { items, total } = await ids.load(context);
        return { items: await resolve(context, items), total };
      },
    };
  };
}

export const favoriteMixes = favoriteThings<Mix>('mixes', (context, list) => {
  const ids = list.flatMap(({ mixes_id }) => mixes_id?.id ?? []);
  return modelsInOrder(context, { kind: 'mixes', ids, resourceOf: mix });
});

export const favoriteArtists = favoriteThings<Artist>('artists', (context, list) => {
  const ids = list.flatMap(({ artists_id }) => artists_id?.id ?? []);
  return modelsInOrder(context, { kind: 'artists', ids, resourceOf: artist });
});

export const favoriteShows = favoriteThings<Show>('shows', (context, list) => {
  const ids = list.flatMap(({ shows_id }) => shows_id?.id ?? []);
  return modelsInOrder(context, { kind: 'shows', ids, resourceOf: show });
});

export const favoriteGenres = favoriteThings<Genre>('genres', async (context, list) => {
  const ids = list.flatMap(({ genres_id }) => genres_id?.id ?? []);
  const all = await genres().load(context);
  return ids.flatMap((id) => all.find((genre) => genre.id === id) ?? []);
});
