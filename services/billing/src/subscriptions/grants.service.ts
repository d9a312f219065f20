import { centsSchema, type MemberId, type OperationBody, type Subscription } from '@afterglow/shared-contracts';
import type { AdminOperations } from '@afterglow/shared-contracts/services';
import { invalid, monthsAfter, notFound } from '@afterglow/kit';
import type { BillingHost } from '#port/index.ts';
import type { BillingQueries } from '#tables/index.ts';
import { selectPlans } from '#plans/index.ts';
import { toSubscription } from './subscriptions.mapper.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';

export type Grant = OperationBody<AdminOperations['grantPremium']>;

export interface GrantsService {
  /** Throws not-found for an unknown email and invalid for a time in the past. */
  grant(grant: Grant, grantedBy: MemberId | undefined): Promise<Subscription>;
}

const LONGEST_GRANT_YEARS = 100;
const NOTHING = centsSchema.parse(0);

type GrantsOptions = Pick<BillingHost, 'accounts' | 'clock' | 'database'>;

export function createGrantsService({ database, accounts, clock }: GrantsOptions): GrantsService {
  return {
    grant: (grant, grantedBy) => {
      const now = new Date(clock.nowMs());
      const endTime = endOf(grant, now);
      return database.transaction(async (executor) => {
        const memberId = await accounts.findByEmail(executor, grant.email);
        if (memberId === undefined) throw notFound('No member has this email.');
        return add(executor, { memberId, reason: grant.reason, grantedBy, now, endTime });
      });
    },
  };
}

function endOf({ until, months }: Grant, now: Date): Date {
  const end = until === undefined ? monthsAfter(now, months ?? 0) : new Date(until);
  if (end <= now) throw invalid('until: Must be in the future.');
  if (end > monthsAfter(now, LONGEST_GRANT_YEARS * 12)) throw invalid('until: Must be within 100 years.');
  return end;
}

type NewGrant = Pick<Grant, 'reason'> & {
  readonly memberId: MemberId;
  readonly grantedBy: MemberId | undefined;
  readonly now: Date;
  readonly endTime: Date;
};

async function add(db: BillingQueries, { memberId, reason, grantedBy, now, endTime }: NewGrant): Promise<Subscription> {
  const plan = await grantedPlan(db, now);
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      member_id: memberId,
      plan_id: plan.id,
      status: 'active',
      start_time: now,
      end_time: endTime,
      cancel_time: null,
      checkout_id: null,
      payment_processor: 'manual',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('premium_grants')
    .values({ subscription_id: id, granted_by: grantedBy ?? null, reason, creation_time: now })
    .execute();
  const row = await createSubscriptionsRepository(db).find(id);
  if (row === undefined) throw new Error('The subscription that was just created does not exist.');
  return toSubscription(row);
}

/** A subscription belongs to a plan; of the paid ones, the shortest promises least. */
async function grantedPlan(db: BillingQueries, now: Date) {
  return selectPlans(db, now)
    .where('plan_prices.price_cents', '>', NOTHING)
    .orderBy('plans.duration_months')
    .orderBy('plans.id')
    .executeTakeFirstOrThrow();
}
