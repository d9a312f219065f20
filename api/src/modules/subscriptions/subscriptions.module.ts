import type { ApiContext } from '../../api-context.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';
import { registerSubscriptions } from './subscriptions.routes.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';

export function mountSubscriptions({ register, clock, database }: ApiContext): void {
  registerSubscriptions(register, createSubscriptionsService(createSubscriptionsRepository(database.db), clock));
}
