import type { MemberId, Mix, Playlist, PlaylistId, PlaylistType } from '@afterglow/shared-contracts';
import type { Clock, ListPage, PageRequest } from '@afterglow/kit';
import { toMix } from '../mixes/index.ts';
import type { PlaylistFilter, PlaylistRow } from './playlist-rows.ts';
import { toPlaylist } from './playlists.mapper.ts';
import type { PlaylistsRepository } from './playlists.repository.ts';

export type PlaylistsQuery = Omit<PlaylistFilter, 'types'> & { readonly type?: PlaylistType | undefined };

export interface PlaylistsService {
  /** Those of the type `recommended` exist only for members: a visitor gets none. */
  list(query: PlaylistsQuery, page: PageRequest, memberId: MemberId | undefined): Promise<ListPage<Playlist>>;
  find(id: PlaylistId): Promise<Playlist | undefined>;
  /** When another revision of a playlist replaces the current one, in milliseconds since 1970. */
  nextChangeMs(id: PlaylistId): Promise<number | undefined>;
  listMixes(id: PlaylistId, page: PageRequest): Promise<ListPage<Mix> | undefined>;
}

/** Charts are the same for everyone and never recommended. */
const RECOMMENDABLE: readonly PlaylistType[] = ['editorial', 'recommended'];

export function createPlaylistsService(repository: PlaylistsRepository, clock: Clock): PlaylistsService {
  const now = () => new Date(clock.nowMs());
  const listRows = async (query: PlaylistsQuery, page: PageRequest, memberId: MemberId | undefined) => {
    const { type, ...filter } = query;
    if (type !== 'recommended') return repository.list({ ...filter, types: type && [type] }, page, now());
    if (memberId === undefined) return { items: [] as PlaylistRow[], total: 0 };
    return repository.listRecommended(memberId, { ...filter, types: RECOMMENDABLE }, page, now());
  };
  return {
    async list(query, page, memberId) {
      const { items, total } = await listRows(query, page, memberId);
      return { items: items.map(toPlaylist), total };
    },
    async find(id) {
      const row = await repository.find(id, now());
      return row && toPlaylist(row);
    },
    nextChangeMs: async (id) => (await repository.findNextPublication(id, now()))?.getTime(),
    async listMixes(id, page) {
      const row = await repository.find(id, now());
      if (row === undefined) return undefined;
      const { items, total } = await repository.listMixes(row.revision_id, page);
      return { items: items.map(toMix), total };
    },
  };
}
