import { operations } from '@afterglow/shared-contracts';
import { pageRequest } from '../../catalogue/page.ts';
import { callerOf } from '../../http/call.ts';
import type { RegisterOperation } from '../../http/register-operation.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

export function registerSubscriptions(register: RegisterOperation, subscriptions: SubscriptionsService): void {
  register(operations.listPlans, async ({ caller }) => ({ data: await subscriptions.listPlans(caller?.memberId) }));
  register(operations.listSubscriptions, async (call) => {
    const { membersid, status } = call.query;
    const filter = { memberId: membersid, status, page: pageRequest(call.query) };
    const { items, total } = await subscriptions.list(filter, callerOf(call).memberId);
    return { data: items, total };
  });
}
