import type { ServiceContext } from '#app/service-context.ts';
import { createGenresRepository } from './genres.repository.ts';
import { registerGenres } from './genres.routes.ts';
import { createGenresService } from './genres.service.ts';

export function mountGenres({ register, database }: ServiceContext): void {
  registerGenres(register, createGenresService(createGenresRepository(database.db)));
}
