import type { ServiceContext } from '#app/service-context.ts';
import { createOpenSessions } from './open-sessions.repository.ts';
import { registerSessions } from './sessions.routes.ts';
import { createSessionsService } from './sessions.service.ts';

export function mountSessions({ register, database, clock }: ServiceContext): void {
  registerSessions(register, createSessionsService(createOpenSessions(database, clock)));
}
