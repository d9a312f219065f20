import { favoriteSchema, type Favorite, type FavoriteType, type MemberId } from '@afterglow/shared-contracts';
import { STALE } from '../cache/write-through.ts';
import { checkedType, FAVORITE_KINDS, thingIdOf } from '../favorites/favorite-kinds.ts';
import { EMPTY_PAGE, pageSchema, withPage, type Page, type PageOptions, type Resource } from './resource.ts';

const favoritesSchema = pageSchema(favoriteSchema);

/** Enough to fetch every favorite in one call, as the toggles need. */
const ALL = 100_000;

/** One page of a member's favorites, newest first. They contain ids; `resolveModels` fetches their items. */
export function favorites(
  type: FavoriteType,
  membersId: MemberId,
  options: PageOptions = {},
): Resource<Page<Favorite>> {
  const { cacheKey } = FAVORITE_KINDS[checkedType(type)];
  const query = withPage(options);
  const without = (items: readonly Favorite[], id: number | null) =>
    items.filter((item) => thingIdOf(type, item) !== id);
  return {
    key: [cacheKey, membersId, query],
    perMember: true,
    schema: favoritesSchema,
    empty: EMPTY_PAGE,
    updatedBy: {
      addFavorite({ items }, { input, response }) {
        if (input.params?.type !== type) return null;
        if (query.limit !== ALL) return STALE;
        return { data: whole([response, ...without(items, thingIdOf(type, response))]) };
      },
      removeFavorite({ items }, { input: { params } }) {
        if (params?.type !== type) return null;
        if (query.limit !== ALL) return STALE;
        return { data: whole(without(items, params.thingId)) };
      },
    },
    load: async ({ data, signal }) => {
      const input = { params: { id: membersId, type }, query, signal };
      const { data: items, total } = await data.call('listFavorites', input);
      return { items, total };
    },
  };
}

function whole(items: readonly Favorite[]): Page<Favorite> {
  return { items, total: items.length };
}

/** Every favorite of a member. */
export function allFavorites(type: FavoriteType, membersId: MemberId): Resource<Page<Favorite>> {
  return favorites(type, membersId, { limit: ALL });
}
