import { FREE_TRIAL_HEADER, type MemberId, operations, webProcessorSchema } from '@afterglow/shared-contracts';
import { adminOperations } from '@afterglow/shared-contracts/services';
import { callerOf, pageRequest } from '@afterglow/kit';
import type { PaymentProviders, RegisterOperation } from '#port/index.ts';
import type { GrantsService } from './grants.service.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

export interface SubscriptionServices {
  readonly subscriptions: SubscriptionsService;
  readonly grants: GrantsService;
  readonly providers: PaymentProviders;
  readonly mayHaveTrial: (memberId: MemberId) => Promise<boolean>;
}

export function registerSubscriptions(register: RegisterOperation, services: SubscriptionServices): void {
  const { subscriptions, grants, providers, mayHaveTrial } = services;
  register(operations.listPlans, async ({ caller }) => ({ data: await subscriptions.listPlans(caller?.memberId) }));
  register(operations.listPaymentMethods, () => {
    const offered = webProcessorSchema.options.filter((processor) => providers.has(processor));
    return Promise.resolve({ data: offered.map((paymentProcessor) => ({ paymentProcessor })) });
  });
  register(operations.listSubscriptions, async (call) => {
    const { membersid, status, waitMs } = call.query;
    const filter = { memberId: membersid, status, page: pageRequest(call.query) };
    const { memberId } = callerOf(call);
    const { items, total } = await subscriptions.list(filter, memberId, waitMs);
    return { data: items, total, headers: { [FREE_TRIAL_HEADER]: (await mayHaveTrial(memberId)) ? 'unused' : 'used' } };
  });
  register(operations.cancelSubscription, async (call) => ({
    data: await subscriptions.cancel(call.params.id, callerOf(call).memberId),
  }));
  register(adminOperations.grantPremium, async ({ body, caller }) => ({
    data: await grants.grant(body, caller?.memberId),
  }));
}
