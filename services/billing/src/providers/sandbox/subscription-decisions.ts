import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import { nextPeriodEnd } from '@afterglow/kit';
import { settle } from './plan-change-price.ts';
import type { Change, Ordered } from './sandbox-ledger.ts';

type Decision = Change & { readonly charged?: Cents };
export type Decide = (ordered: Ordered) => Decision | undefined;

export function canceling(now: Date): Decide {
  return ({ subscription }) =>
    subscription.cancel_time === null ? { status: 'canceled', cancel_time: now } : undefined;
}

/** Immediately and permanently. */
export function ending(now: Date): Decide {
  return ({ subscription }) =>
    subscription.ended ? undefined : { status: 'canceled', cancel_time: now, period_end_time: now, ended: true };
}

/** A resumed trial remains a trial until it is over. */
export function resuming(now: Date): Decide {
  return ({ subscription }) => {
    if (subscription.cancel_time === null || subscription.period_end_time <= now) return undefined;
    const isTrial = subscription.period_end_time.getTime() === subscription.anchor_time.getTime();
    return { status: isTrial ? 'trialing' : 'active', cancel_time: null };
  };
}

/** Another process may have billed it in the meantime. After a long downtime all past periods are paid together. */
export function billing(now: Date): Decide {
  return ({ subscription, checkout }) => {
    if (subscription.ended || subscription.period_end_time > now) return undefined;
    if (subscription.cancel_time !== null) return { ended: true };
    let [start, end] = [subscription.period_start_time, subscription.period_end_time];
    let [charged, credit_cents] = [0, subscription.credit_cents];
    while (end <= now) {
      const { dueCents, leftCents } = settle(checkout.price_cents, credit_cents);
      [charged, credit_cents] = [charged + dueCents, leftCents];
      [start, end] = [end, nextPeriodEnd(subscription.anchor_time, checkout.period_months, end)];
    }
    const change = { status: 'active', period_start_time: start, period_end_time: end, credit_cents } as const;
    return { ...change, charged: centsSchema.parse(charged) };
  };
}
