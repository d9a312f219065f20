import { favoriteSchema, type Favorite, type FavoriteType, type MemberId } from '@afterglow/shared-contracts';
import { checkedType, FAVORITE_KINDS } from '../favorites/favorite-kinds.ts';
import { EMPTY_PAGE, pageSchema, withPage, type Page, type PageOptions, type Resource } from './resource.ts';

const favoritesSchema = pageSchema(favoriteSchema);

/** Enough to fetch every favorite at once, as the toggles need. */
const ALL = 100_000;

/** One page of a member's favorites, newest first. They contain ids; `resolveModels` fetches what they name. */
export function favorites(
  type: FavoriteType,
  membersId: MemberId,
  options: PageOptions = {},
): Resource<Page<Favorite>> {
  const { cacheKey } = FAVORITE_KINDS[checkedType(type)];
  const query = withPage(options);
  return {
    key: [cacheKey, membersId, query],
    perMember: true,
    schema: favoritesSchema,
    empty: EMPTY_PAGE,
    load: async ({ data, signal }) => {
      const input = { params: { id: membersId, type }, query, signal };
      const { data: items, total } = await data.call('listFavorites', input);
      return { items, total };
    },
  };
}

/** Every favorite of a member. */
export function allFavorites(type: FavoriteType, membersId: MemberId): Resource<Page<Favorite>> {
  return favorites(type, membersId, { limit: ALL });
}
