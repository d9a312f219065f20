import type { ServiceContext } from '#app/service-context.ts';
import { createPeriodicTask } from '@afterglow/kit';
import { DAY_MS, HOUR_MS } from '@afterglow/shared-contracts/time';
import { createShowsRepository } from './shows.repository.ts';
import { registerShows } from './shows.routes.ts';
import { createShowsService } from './shows.service.ts';

/** One every six seconds: more than anyone skips through, and too few to put a mix among the trending ones. */
const PLAYS_PER_MEMBER = { scope: 'play of member', attempts: 600, windowMs: HOUR_MS };

export function mountShows({ app, register, clock, database, limitAttempts, onError }: ServiceContext): void {
  const byMember = limitAttempts(PLAYS_PER_MEMBER);
  const shows = createShowsService({ repository: createShowsRepository(database), byMember, clock });
  registerShows(register, shows);
  const rounds = createPeriodicTask(clock, { everyMs: DAY_MS, work: () => shows.forgetOldPlays(), onError });
  app.addHook('onListen', () => rounds.start());
  app.addHook('onClose', () => rounds.stop());
}
