import type { ServiceContext } from '#app/service-context.ts';
import { createEpisodesRepository } from './episodes.repository.ts';
import { registerEpisodes } from './episodes.routes.ts';
import { createEpisodesService } from './episodes.service.ts';

export function mountEpisodes({ register, database, clock }: ServiceContext): void {
  registerEpisodes(register, createEpisodesService(createEpisodesRepository(database.db), clock));
}
