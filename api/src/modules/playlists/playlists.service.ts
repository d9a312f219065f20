import type { Mix, Playlist, PlaylistId } from '@afterglow/shared-contracts';
import type { Page, PageRequest } from '../../catalogue/page.ts';
import { toMix } from '../../catalogue/to-mix.ts';
import { toPlaylist } from './playlists.mapper.ts';
import type { PlaylistFilter, PlaylistsRepository } from './playlists.repository.ts';

export interface PlaylistsService {
  list(filter: PlaylistFilter, page: PageRequest): Promise<Page<Playlist>>;
  find(id: PlaylistId): Promise<Playlist | undefined>;
  /** Undefined for an unknown playlist. */
  listMixes(id: PlaylistId, page: PageRequest): Promise<Page<Mix> | undefined>;
}

export function createPlaylistsService(repository: PlaylistsRepository): PlaylistsService {
  return {
    async list(filter, page) {
      const { items, total } = await repository.list(filter, page);
      return { items: items.map(toPlaylist), total };
    },
    async find(id) {
      const row = await repository.find(id);
      return row && toPlaylist(row);
    },
    async listMixes(id, page) {
      if ((await repository.find(id)) === undefined) return undefined;
      const { items, total } = await repository.listMixes(id, page);
      return { items: items.map(toMix), total };
    },
  };
}
