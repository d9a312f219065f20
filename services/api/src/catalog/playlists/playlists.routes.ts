import { operations } from '@afterglow/shared-contracts';
import { pageRequest, notFound } from '@afterglow/kit';
import { requireSuperAdmin } from '#http/authorize.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { PlaylistsService } from './playlists.service.ts';

/** Playlists are short, so they are read whole. */
const DEFAULT_PLAYLIST_LIMIT = 100;

export function registerPlaylists(register: RegisterOperation, playlists: PlaylistsService): void {
  register(operations.listPlaylists, async ({ query, caller }) => {
    if (query.hidden === 1) requireSuperAdmin(caller);
    const asked = { type: query.type, featured: query.featured, withHidden: query.hidden === 1 };
    const page = pageRequest(query, DEFAULT_PLAYLIST_LIMIT);
    const { items, total } = await playlists.list(asked, page, caller?.memberId);
    return { data: items, total };
  });
  register(operations.getPlaylist, async ({ params }) => {
    // Read first, so that no publication in the meantime is missed.
    const changesAtMs = await playlists.nextChangeMs(params.id);
    const playlist = await playlists.find(params.id);
    if (playlist === undefined) throw notFound("We couldn't find this playlist.");
    return { data: playlist, changesAtMs };
  });
  register(operations.listPlaylistMixes, async ({ params, query }) => {
    const changesAtMs = await playlists.nextChangeMs(params.id);
    const page = await playlists.listMixes(params.id, pageRequest(query, DEFAULT_PLAYLIST_LIMIT));
    if (page === undefined) throw notFound("We couldn't find this playlist.");
    return { data: page.items.map((mixes) => ({ mixes })), total: page.total, changesAtMs };
  });
}
