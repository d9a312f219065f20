import { memberIdSchema, operations } from '@afterglow/shared-contracts';
import { artist, GENRES } from '../../../testing/open-onboarding.ts';
import { additionOf, favoritesOf } from './onboarding-favorite.ts';

const membersId = memberIdSchema.parse(7);
const picks = { step: 'artists', genres: GENRES.slice(0, 1), artists: [artist(4, 'Bix Haller')] } as const;

test('[ONBOARD-021] a pick is sent with its type, owner and id', () => {
  const favorites = favoritesOf(picks, membersId);
  expect(favorites).toEqual([
    { type: 'artists', membersId: 7, id: 4 },
    { type: 'genres', membersId: 7, id: 1 },
  ]);
  expect(favorites.map(additionOf)).toEqual([
    { params: { id: 7, type: 'artists' }, body: { members_id: { id: 7 }, artists_id: { id: 4 } } },
    { params: { id: 7, type: 'genres' }, body: { members_id: { id: 7 }, genres_id: { id: 1 } } },
  ]);
  for (const { body } of favorites.map(additionOf)) expect(operations.addFavorite.body.parse(body)).toEqual(body);
});
