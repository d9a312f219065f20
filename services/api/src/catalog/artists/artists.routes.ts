import { type OperationQuery, operations } from '@afterglow/shared-contracts';
import { pageRequest, notFound } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { ArtistsService } from './artists.service.ts';

export function registerArtists(register: RegisterOperation, artists: ArtistsService): void {
  register(
    operations.listArtists,
    async ({ query }) => {
      const filter = { channel: query.channel, genre: query.genre, name: query.name };
      const { items, total } = await artists.list(filter, orderOf(query), pageRequest(query));
      return { data: items, total };
    },
    // A random list that is cached would not be random.
    { caching: ({ query }) => (query.order === 'random' ? 'never' : 'brief') },
  );
  register(operations.getArtist, async ({ params }) => {
    const artist = await artists.find(params.id);
    if (artist === undefined) throw notFound("We couldn't find this artist.");
    return { data: artist };
  });
}

function orderOf({ trending, order }: OperationQuery<typeof operations.listArtists>) {
  if (order === 'random' || order === 'title') return order;
  return trending === 1 ? 'trending' : 'popular';
}
