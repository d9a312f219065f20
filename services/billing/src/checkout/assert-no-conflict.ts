import type { MemberId, PaymentProcessor, PlanId } from '@afterglow/shared-contracts';
import { type Clock, conflict } from '@afterglow/kit';
import { providerName } from '#port/index.ts';
import type { SubscriptionsRepository } from '#subscriptions/index.ts';

export interface RefuseConflictOptions {
  readonly subscriptions: SubscriptionsRepository;
  readonly clock: Clock;
}

export interface PlanSelection {
  readonly memberId: MemberId;
  readonly planId: PlanId;
  readonly processor: PaymentProcessor;
}

/** Throws conflict for a result of `findConflict`. */
export async function assertNoConflict(options: RefuseConflictOptions, request: PlanSelection): Promise<void> {
  const refusal = await findConflict(options, request);
  if (refusal !== undefined) throw conflict(refusal);
}

/**
 * Why a member may not buy: they would pay twice for the same, or in two ways at the same time. A grant prevents only the purchase of its
 * own plan, as long as nothing else is paid.
 */
export async function findConflict(
  { subscriptions, clock }: RefuseConflictOptions,
  { memberId, planId, processor }: PlanSelection,
): Promise<string | undefined> {
  const now = new Date(clock.nowMs());
  const all = await subscriptions.listPaid(memberId, now);
  const [paid] = all;
  const held = paid === undefined ? [await subscriptions.findCurrent(memberId, now)] : all;
  if (held.some((subscription) => subscription?.plan_id === planId)) return 'You already have this plan.';
  if (paid === undefined || paid.payment_processor === processor) return undefined;
  return `You pay with ${providerName(paid.payment_processor)}. Change your plan there.`;
}
