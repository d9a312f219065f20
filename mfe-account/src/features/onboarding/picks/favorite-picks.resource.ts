import type { Artist, Genre, MemberId } from '@afterglow/shared-contracts';
import {
  allFavorites,
  artist,
  genres,
  resolveModels,
  type Resource,
  type ResourceContext,
} from '@afterglow/shared-data/react';

/** Picks of earlier visits: the favorite genres and artists. */
export interface FavoritePicks {
  readonly genres: readonly Genre[];
  readonly artists: readonly Artist[];
}

/** The favorites that onboarding shows as picked; deleted items are left out. */
export function favoritePicks(membersId: MemberId): Resource<FavoritePicks> {
  return {
    key: ['favorite-picks', membersId],
    perMember: true,
    updatedBy: { addFavorite: () => ({ isStale: true }), removeFavorite: () => ({ isStale: true }) },
    async load(context) {
      const [ofGenres, ofArtists] = await Promise.all([
        read(context, allFavorites('genres', membersId)),
        read(context, allFavorites('artists', membersId)),
      ]);
      const genreIds = ofGenres.items.flatMap(({ genres_id }) => genres_id?.id ?? []);
      const artistIds = ofArtists.items.flatMap(({ artists_id }) => artists_id?.id ?? []);
      const known = genreIds.length === 0 ? [] : await read(context, genres());
      const { artists } = await resolveModels(
        context,
        artistIds.map((id) => `artists:${id}` as const),
      );
      return {
        genres: known.filter(({ id }) => genreIds.includes(id)),
        artists: artistIds.flatMap((id) => context.getCached(artist(id)) ?? artists.find((one) => one.id === id) ?? []),
      };
    },
  };
}

async function read<T>(context: ResourceContext, resource: Resource<T>): Promise<T> {
  const cached = context.getCached(resource);
  if (cached !== undefined) return cached;
  const data = await resource.load(context);
  context.setCached(resource, data);
  return data;
}
