import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ServiceContext } from '#app/service-context.ts';
import { createListeningRepository } from './listening.repository.ts';
import { registerListening } from './listening.routes.ts';
import { createListeningService } from './listening.service.ts';

/** A device saves every five seconds while it plays; this leaves room for several of them. */
const PER_MEMBER = { scope: 'listening of member', attempts: 600, windowMs: 10 * MINUTE_MS };

export function mountListening({ register, database, clock, limitAttempts }: ServiceContext): void {
  const repository = createListeningRepository(database);
  registerListening(register, createListeningService({ repository, clock, byMember: limitAttempts(PER_MEMBER) }));
}
