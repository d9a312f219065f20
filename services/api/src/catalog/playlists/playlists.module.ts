import type { ServiceContext } from '#app/service-context.ts';
import { createPlaylistsRepository } from './playlists.repository.ts';
import { registerPlaylists } from './playlists.routes.ts';
import { createPlaylistsService } from './playlists.service.ts';

export function mountPlaylists({ register, clock, database }: ServiceContext): void {
  registerPlaylists(register, createPlaylistsService(createPlaylistsRepository(database.db), clock));
}
