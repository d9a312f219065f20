import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#port/index.ts';
import type { CheckoutsService } from './checkouts.service.ts';
import type { PortalService } from './portal.service.ts';

export interface CheckoutServices {
  readonly checkouts: CheckoutsService;
  readonly portal: PortalService;
}

export function registerCheckouts(register: RegisterOperation, { checkouts, portal }: CheckoutServices): void {
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
}
