import type { ServiceContext } from '#app/service-context.ts';
import { createDispatchRepository } from './dispatch.repository.ts';
import { registerDispatch } from './dispatch.routes.ts';
import { createDispatchService } from './dispatch.service.ts';

export function mountDispatch({ register, database }: ServiceContext): void {
  registerDispatch(register, createDispatchService(createDispatchRepository(database.db)));
}
