import type { MemberId, PaymentProcessor, PlanId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { conflict } from '#app/service-errors.ts';
import { processorName } from '../processor-name.ts';
import type { SubscriptionsRepository } from './subscriptions.repository.ts';

export interface RefuseConflictOptions {
  readonly subscriptions: SubscriptionsRepository;
  readonly clock: Clock;
}

export interface PlanWish {
  readonly memberId: MemberId;
  readonly planId: PlanId;
  readonly processor: PaymentProcessor;
}

/** Throws conflict for what `conflictWith` finds. */
export async function refuseConflict(options: RefuseConflictOptions, wish: PlanWish): Promise<void> {
  const refusal = await conflictWith(options, wish);
  if (refusal !== undefined) throw conflict(refusal);
}

/**
 * Why somebody may not buy: they would pay twice for the same, or in two ways at once. A granted subscription prevents only the purchase
 * of its own plan, and hides nothing that is paid for beside it.
 */
export async function conflictWith(
  { subscriptions, clock }: RefuseConflictOptions,
  { memberId, planId, processor }: PlanWish,
): Promise<string | undefined> {
  const now = new Date(clock.nowMs());
  const current = await subscriptions.findCurrent(memberId, now);
  if (current === undefined) return undefined;
  const paid = current.payment_processor === 'manual' ? await subscriptions.findPaid(memberId, now) : current;
  if (current.plan_id === planId || paid?.plan_id === planId) return 'You have this plan already.';
  if (paid === undefined || paid.payment_processor === processor) return undefined;
  return `You pay by ${processorName(paid.payment_processor)}: change your plan there.`;
}
