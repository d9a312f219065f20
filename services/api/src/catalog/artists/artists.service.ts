import type { Artist, ArtistId } from '@afterglow/shared-contracts';
import { toArtist } from './artist-rows.ts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ArtistFilter, ArtistOrder, ArtistsRepository } from './artists.repository.ts';

export interface ArtistsService {
  list(filter: ArtistFilter, order: ArtistOrder, page: PageRequest): Promise<ListPage<Artist>>;
  find(id: ArtistId): Promise<Artist | undefined>;
}

export function createArtistsService(repository: ArtistsRepository): ArtistsService {
  return {
    async list(filter, order, page) {
      const { items, total } = await repository.list(filter, order, page);
      return { items: items.map(toArtist), total };
    },
    async find(id) {
      const row = await repository.find(id);
      return row && toArtist(row);
    },
  };
}
