import type { ApiContext } from '#app/api-context.ts';
import { createPlaylistsRepository } from './playlists.repository.ts';
import { registerPlaylists } from './playlists.routes.ts';
import { createPlaylistsService } from './playlists.service.ts';

export function mountPlaylists({ register, clock, database }: ApiContext): void {
  registerPlaylists(register, createPlaylistsService(createPlaylistsRepository(database.db), clock));
}
