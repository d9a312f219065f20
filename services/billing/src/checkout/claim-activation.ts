import type { MemberId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { AccountsPort } from '#port/index.ts';
import type { BillingDatabase, BillingQueries, CheckoutRow } from '#tables/index.ts';
import { lockCheckouts, createSubscriptionsRepository } from '#subscriptions/index.ts';
import { findConflict } from './assert-no-conflict.ts';

/** Longer than all tries of one call to a provider take together, with a new token: until then it may still be in flight. */
const CALL_MS = 2 * MINUTE_MS;
/**
 * How long a call without a response is retried. No call hangs at a provider that long, and it is shorter than the time between two
 * reconciliations, so that the second one frees the member.
 */
const TRIED_MS = 30 * MINUTE_MS;

type Claim =
  | { readonly kind: 'claimed'; readonly beginTime: Date }
  /** An activation is in flight, and may charge. */
  | { readonly kind: 'pending' }
  /** It must not start. */
  | { readonly kind: 'refused' }
  /** It was paid or has expired in the meantime. */
  | { readonly kind: 'settled' };

/**
 * Whether an agreed checkout may be activated: it is still open, nothing else was bought or is being activated, and the member does not
 * delete the account. From then on no other checkout of the member is activated until it is released or known to be paid or expired: a
 * hanging call to the provider may still charge.
 */
export type ClaimActivation = (checkout: Pick<CheckoutRow, 'id' | 'member_id'>) => Promise<Claim>;

export interface ClaimOptions {
  readonly database: BillingDatabase;
  readonly accounts: Pick<AccountsPort, 'lockAndCheckDeletion'>;
  readonly clock: Clock;
}

/** Claims activations in transactions of their own. */
export function createClaimActivation({ database, accounts, clock }: ClaimOptions): ClaimActivation {
  return ({ id, member_id: memberId }) =>
    database.transaction<Claim>(async (executor) => {
      if (memberId === null) return REFUSED;
      await lockCheckouts(executor, memberId);
      // Serializes the claims of a member.
      const isBeingDeleted = await accounts.lockAndCheckDeletion(executor, memberId);
      const open = await listOpen(executor, memberId);
      const checkout = open.find((each) => each.id === id);
      if (checkout === undefined) return { kind: 'settled' };
      const beginTime = new Date(clock.nowMs());
      const tried = afterTry(checkout, beginTime);
      if (tried !== undefined) return tried;
      if (isBeingDeleted || open.some((each) => each.id !== id && each.begin_time !== null)) return REFUSED;
      const subscriptions = createSubscriptionsRepository(executor);
      const request = { memberId, planId: checkout.plan_id, processor: checkout.payment_processor };
      if ((await findConflict({ subscriptions, clock }, request)) !== undefined) return REFUSED;
      const claimed = await executor
        .updateTable('checkouts')
        .set({ begin_time: beginTime })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .returning('id')
        .executeTakeFirst();
      return claimed === undefined ? { kind: 'settled' } : { kind: 'claimed', beginTime };
    });
}

const REFUSED = { kind: 'refused' } as const;

function listOpen(db: BillingQueries, memberId: MemberId): Promise<CheckoutRow[]> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'open')
    .execute();
}

/** Undefined when it was never tried, or can be tried again. */
function afterTry({ begin_time: triedTime }: CheckoutRow, now: Date): Claim | undefined {
  if (triedTime === null) return undefined;
  const sinceMs = now.getTime() - triedTime.getTime();
  if (sinceMs < CALL_MS) return { kind: 'pending' };
  return sinceMs < TRIED_MS ? undefined : REFUSED;
}
