import type { ArtistId, CallInput, GenreId, MemberId } from '@afterglow/shared-contracts';
import type { Picks } from './picks.ts';

/** A pick as the favorite that it becomes. */
export type OnboardingFavorite = { readonly membersId: MemberId } & (
  | { readonly type: 'artists'; readonly id: ArtistId }
  | { readonly type: 'genres'; readonly id: GenreId }
);

export function favoritesOf(
  { artists, genres }: Pick<Picks, 'artists' | 'genres'>,
  membersId: MemberId,
): readonly OnboardingFavorite[] {
  return [
    ...artists.map(({ id }) => ({ type: 'artists', membersId, id }) as const),
    ...genres.map(({ id }) => ({ type: 'genres', membersId, id }) as const),
  ];
}

export function additionOf(favorite: OnboardingFavorite): CallInput<'addFavorite'> {
  const { type, membersId } = favorite;
  const thing = favorite.type === 'artists' ? { artists_id: { id: favorite.id } } : { genres_id: { id: favorite.id } };
  return { params: { id: membersId, type }, body: { members_id: { id: membersId }, ...thing } };
}
