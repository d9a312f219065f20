import type { MemberId, PaymentProcessor, SubscriptionId } from '@afterglow/shared-contracts';
import type { PaymentProviders } from '#port/index.ts';
import type { BillingDatabase, BillingQueries } from '#tables/index.ts';
import type { Trials } from '#trials/index.ts';
import { CANCELLATIONS_CHANNEL } from './cancellations-channel.ts';
import { DUNNING_PERIOD_MS } from './dunning-period.ts';
import { lockCheckouts, oweCancellation } from './lock-order.ts';

/** The effects of an account deletion on payments. All but `recordTrial` belong into the transaction of the deletion. */
export interface MemberDeletion {
  /** In its own transaction: reports about the member's trial wait for the member, and must not be waited for with the member locked. */
  recordTrial(memberId: MemberId): Promise<void>;
  /** Before the member is locked. */
  lockCheckouts(executor: BillingQueries, memberId: MemberId): Promise<void>;
  /**
   * Cancels all recurring payments of a member at their providers after the commit, repeatedly until done. Returns the shops in which only
   * the member can cancel.
   */
  cancelPayments(
    executor: BillingQueries,
    member: { readonly memberId: MemberId; readonly at: Date },
  ): Promise<PaymentProcessor[]>;
  /** A grant is no payment, and its text names the member and the reason. */
  deleteGrants(executor: BillingQueries, memberId: MemberId): Promise<void>;
}

export interface MemberDeletionOptions {
  readonly database: Pick<BillingDatabase, 'db' | 'notify'>;
  readonly providers: PaymentProviders;
  readonly trials: Pick<Trials, 'recordDeletion'>;
}

/** The effects on the payments at these providers. */
export function createMemberDeletion({ database, providers, trials }: MemberDeletionOptions): MemberDeletion {
  return {
    recordTrial: (memberId) => trials.recordDeletion(database.db, memberId),
    lockCheckouts,
    async cancelPayments(executor, { memberId, at }) {
      const renewed = await listRenewed(executor, memberId, at);
      const ours = renewed.filter(({ payment_processor }) => providers.has(payment_processor)).map(({ id }) => id);
      if (ours.length > 0) {
        await oweCancellation(executor, ours);
        await database.notify(CANCELLATIONS_CHANNEL, '', executor);
      }
      return renewed
        .filter(({ payment_processor, end_time }) => !providers.has(payment_processor) && end_time > at)
        .map(({ payment_processor }) => payment_processor);
    },
    async deleteGrants(executor, memberId) {
      await executor
        .deleteFrom('subscriptions')
        .where('member_id', '=', memberId)
        .where('payment_processor', '=', 'manual')
        .execute();
    },
  };
}

interface PaidSubscription {
  readonly id: SubscriptionId;
  readonly payment_processor: PaymentProcessor;
  readonly end_time: Date;
}

/** Subscriptions that renew unless canceled, also those whose failed payment is still retried. */
function listRenewed(executor: BillingQueries, memberId: MemberId, at: Date): Promise<PaidSubscription[]> {
  return executor
    .selectFrom('subscriptions')
    .select(['id', 'payment_processor', 'end_time'])
    .where('member_id', '=', memberId)
    .where('reference', 'is not', null)
    .where('cancel_time', 'is', null)
    .where('end_time', '>', new Date(at.getTime() - DUNNING_PERIOD_MS))
    .execute();
}
