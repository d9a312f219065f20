import type { ApiContext } from '../../api-context.ts';
import { createShowsRepository } from './shows.repository.ts';
import { registerShows } from './shows.routes.ts';
import { createShowsService } from './shows.service.ts';

export function mountShows({ register, clock, database }: ApiContext): void {
  registerShows(register, createShowsService(createShowsRepository(database), clock));
}
