import type { ApiContext } from '#app/api-context.ts';
import { createRounds } from '@afterglow/kit';
import { createShowsRepository } from './shows.repository.ts';
import { registerShows } from './shows.routes.ts';
import { createShowsService } from './shows.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function mountShows({ app, register, clock, database, onError }: ApiContext): void {
  const shows = createShowsService(createShowsRepository(database), clock);
  registerShows(register, shows);
  const rounds = createRounds(clock, { everyMs: DAY_MS, work: () => shows.forgetOldPlays(), onError });
  app.addHook('onListen', () => rounds.start());
  app.addHook('onClose', () => rounds.stop());
}
