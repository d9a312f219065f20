import type { ServiceContext } from '#app/service-context.ts';
import { createFavoritesRepository } from './favorites.repository.ts';
import { registerFavorites } from './favorites.routes.ts';
import { createFavoritesService } from './favorites.service.ts';

export function mountFavorites({ register, database, clock }: ServiceContext): void {
  registerFavorites(register, createFavoritesService(createFavoritesRepository(database), clock));
}
