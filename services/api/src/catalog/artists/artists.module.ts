import type { ServiceContext } from '#app/service-context.ts';
import { createArtistsRepository } from './artists.repository.ts';
import { registerArtists } from './artists.routes.ts';
import { createArtistsService } from './artists.service.ts';

export function mountArtists({ register, database }: ServiceContext): void {
  registerArtists(register, createArtistsService(createArtistsRepository(database.db)));
}
