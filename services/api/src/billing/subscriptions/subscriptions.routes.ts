import { FREE_TRIAL_HEADER, type MemberId, operations, webProcessorSchema } from '@afterglow/shared-contracts';
import { pageRequest, callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { PaymentProviders } from '../port/index.ts';
import type { CheckoutsService } from './checkouts.service.ts';
import type { GrantsService } from './grants.service.ts';
import type { createPaymentChecks } from './payment-checks.ts';
import type { PortalService } from './portal.service.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

export interface SubscriptionServices {
  readonly subscriptions: SubscriptionsService;
  readonly checkouts: CheckoutsService;
  readonly portal: PortalService;
  readonly grants: GrantsService;
  readonly checkPayments: ReturnType<typeof createPaymentChecks>;
  readonly providers: PaymentProviders;
  readonly mayHaveTrial: (memberId: MemberId) => Promise<boolean>;
}

export function registerSubscriptions(register: RegisterOperation, services: SubscriptionServices): void {
  const { subscriptions, checkouts, portal, grants, checkPayments, providers, mayHaveTrial } = services;
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
  register(operations.createCheckout, async (call) => {
    const { subscriptionsProductsId: planId, paymentProcessor: processor, dueToday, price, quote } = call.body;
    const { memberId } = callerOf(call);
    const shown = { dueTodayCents: dueToday, priceCents: price, quote };
    return { data: await checkouts.create({ memberId, planId, processor, ...shown }) };
  });
  register(operations.quotePlan, async (call) => {
    const { subscriptionsProductsId: planId, paymentProcessor: processor } = call.query;
    return { data: await checkouts.quote({ memberId: callerOf(call).memberId, planId, processor }) };
  });
  register(operations.getCheckout, async (call) => ({
    data: await checkouts.read(call.params.id, callerOf(call).memberId),
  }));
  register(operations.getPortalUrl, async (call) => ({
    data: { portalUrl: await portal.open(callerOf(call).memberId, call.query.returnurl) },
  }));
  register(operations.checkPayments, async () => ({ data: await checkPayments() }));
  register(operations.grantPremium, async ({ body, caller }) => ({
    data: await grants.grant(body, caller?.memberId),
  }));
}
