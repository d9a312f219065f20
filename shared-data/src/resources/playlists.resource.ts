import type { Mix, OperationQuery, Operations, Playlist, PlaylistId } from '@afterglow/shared-contracts';
import { cacheMixes } from './mixes.resource.ts';
import { EMPTY_PAGE, withPage, type Page, type PageOptions, type Resource } from './resource.ts';

const PLAYLISTS_LIMIT = 100;

/** Playlists made by the editors. */
export function playlists(): Resource<Page<Playlist>> {
  return listOf({ type: 'editorial' });
}

/** All charts, or only the featured ones. */
export function charts(options: { readonly featured?: boolean } = {}): Resource<Page<Playlist>> {
  return listOf({ type: 'chart', ...(options.featured && { featured: 1 as const }) });
}

/** A playlist or chart by its id. */
export function playlist(id: PlaylistId): Resource<Playlist> {
  return {
    key: ['playlists', 'by-id', id],
    load: async ({ data, signal }) => (await data.call('getPlaylist', { params: { id }, signal })).data,
  };
}

/** The mixes of a playlist or chart, in order. */
export function playlistMixes(id: PlaylistId, options: PageOptions = {}): Resource<Page<Mix>> {
  const query = withPage(options);
  return {
    key: ['playlists', 'mixes', id, query],
    empty: EMPTY_PAGE,
    load: async (context) => {
      const { data, signal } = context;
      const answer = await data.call('listPlaylistMixes', { params: { id }, query, signal });
      const items = answer.data.map((entry) => entry.mixes);
      cacheMixes(context, items);
      return { items, total: answer.total };
    },
  };
}

function listOf(filter: OperationQuery<Operations['listPlaylists']>): Resource<Page<Playlist>> {
  const query = { ...filter, limit: PLAYLISTS_LIMIT, order: '-modification_time' } as const;
  return {
    key: ['playlists', 'list', query],
    empty: EMPTY_PAGE,
    load: async ({ data, signal, setCached }) => {
      const answer = await data.call('listPlaylists', { query, signal });
      const items = answer.data.filter((item) => item.revisions_id !== null); // not published yet
      for (const item of items) setCached(playlist(item.id), item);
      return { items, total: answer.total };
    },
  };
}
