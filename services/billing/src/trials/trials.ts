import type { CheckoutId, MemberId, PaymentProcessor, TrialRefusal } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { BillingQueries, CheckoutRow } from '#tables/index.ts';
import type { PayerIdentity, SubscriptionReport } from '#port/index.ts';
import { createTrialRecords, markRecorded, type TrialRecords } from './trial-records.ts';
import { addUsed, createUsedTrials, type UsedTrials, type UsedTrialsOptions } from './used-trials.ts';

/** The name of the key among the secrets of the service. It is never replaced: every hash would become useless. */
export const TRIAL_KEY = 'used-trials';

/** Decides who gets a free trial: one for each person, as far as account, email, card and payer show. */
export interface Trials extends TrialRecords {
  /** Whether a member may be offered one, before the provider reports the card. */
  isEligible(db: BillingQueries, memberId: MemberId): Promise<boolean>;
  /**
   * Decides about the trial of a reported subscription, and records it. Undefined for one that is granted, or without a trial; a rejected
   * one must not start, and is ended at the provider. Call it within the transaction that applies the report.
   */
  decide(
    db: BillingQueries,
    processor: PaymentProcessor,
    report: SubscriptionReport,
  ): Promise<TrialRefusal | undefined>;
  /** The same for an agreed checkout that is not activated. */
  decideAgreed(
    db: BillingQueries,
    checkout: CheckoutRow,
    payer: PayerIdentity | undefined,
  ): Promise<TrialRefusal | undefined>;
}

/** A provider may report a new subscription before its payment method. */
const NEW_FOR_MS = HOUR_MS;

/** Trials by hashes under a key, which must be the same for all instances. */
export function createTrials(options: UsedTrialsOptions): Trials {
  const { accounts, clock } = options;
  const used = createUsedTrials(options);
  const now = () => new Date(clock.nowMs());
  return {
    ...createTrialRecords(used, accounts),
    async isEligible(db, memberId) {
      if (await hasSubscriptions(db, memberId)) return false;
      const email = await used.identifyMember(db, memberId);
      return email !== undefined && (await used.find(db, email)) === undefined;
    },
    async decide(db, processor, report) {
      const checkout = await lockTrial(db, processor, report.subscription.checkoutId);
      if (checkout === undefined) return undefined;
      const refused = await findRefusal(db, checkout.id);
      if (refused !== undefined) {
        await oweEnd(db, checkout.id, report.subscription.reference);
        return refused;
      }
      const taken = await claimAll(db, { used, checkout, report });
      if (taken !== undefined && (await mayRefuse(db, processor, { report, now: now() }))) {
        const { reference } = report.subscription;
        return refuse(db, { used, checkout, now: now() }, { ...taken, reference });
      }
      await markRecorded(db, [checkout.id]);
      return undefined;
    },
    async decideAgreed(db, checkout, payer) {
      if (checkout.trial_days === 0) return undefined;
      for (const identity of await used.identitiesOf(db, checkout.member_id, payer)) {
        const found = await used.find(db, identity);
        if (found === undefined || found.checkout_id === checkout.id) continue;
        const taken = { reason: identity.kind, usedTime: found.trial_time, reference: null };
        return refuse(db, { used, checkout, now: now() }, taken);
      }
      return undefined;
    },
  };
}

/** A trial of someone else, or of the same person with another account. */
interface Taken {
  readonly reason: TrialRefusal;
  readonly usedTime: Date;
}

interface Claiming {
  readonly used: UsedTrials;
  readonly checkout: CheckoutRow;
  readonly report: SubscriptionReport;
}

/** A changed card during the trial must not end it, so each kind counts once. */
async function claimAll(db: BillingQueries, { used, checkout, report }: Claiming): Promise<Taken | undefined> {
  const recorded = new Set(await listRecorded(db, checkout.id));
  const owner = { id: checkout.id, time: report.subscription.startTime };
  let taken: Taken | undefined;
  for (const identity of await used.identitiesOf(db, checkout.member_id, report.payer)) {
    const usedTime = await used.claim(db, identity, owner);
    if (usedTime !== undefined && !recorded.has(identity.kind)) taken ??= { reason: identity.kind, usedTime };
  }
  return taken;
}

/** A paid subscription is no trial anymore, and one that has been running for a while stays. */
async function mayRefuse(
  db: BillingQueries,
  processor: PaymentProcessor,
  { report: { subscription, payments }, now }: { readonly report: SubscriptionReport; readonly now: Date },
): Promise<boolean> {
  if (payments.length > 0 || subscription.status === 'active') return false;
  if (subscription.startTime.getTime() > now.getTime() - NEW_FOR_MS) return true;
  return !(await isKnown(db, processor, subscription.reference));
}

interface Refusing {
  readonly used: UsedTrials;
  readonly checkout: CheckoutRow;
  readonly now: Date;
}

async function refuse(
  db: BillingQueries,
  { used, checkout, now }: Refusing,
  { reason, usedTime, reference }: Taken & { readonly reference: string | null },
): Promise<TrialRefusal> {
  await db.deleteFrom('used_trials').where('checkout_id', '=', checkout.id).execute();
  // The account's owner had a trial, so no other one is offered.
  const email = await used.identifyMember(db, checkout.member_id);
  if (email !== undefined) await addUsed(db, email, { trial_time: usedTime, checkout_id: null });
  await db
    .insertInto('refused_trials')
    .values({ checkout_id: checkout.id, reason, reference, refusal_time: now, end_owed: reference !== null })
    // Of two at the same time both find it taken.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('checkouts')
    .set({ status: 'expired' })
    .where('id', '=', checkout.id)
    .where('status', '=', 'open')
    .execute();
  return reason;
}

/** The subscription started during its rejection, and must be ended as well. */
async function oweEnd(db: BillingQueries, checkoutId: CheckoutId, reference: string): Promise<void> {
  await db
    .updateTable('refused_trials')
    .set({ reference, end_owed: true })
    .where('checkout_id', '=', checkoutId)
    .where('reference', 'is', null)
    .execute();
}

async function hasSubscriptions(db: BillingQueries, memberId: MemberId): Promise<boolean> {
  const row = await db.selectFrom('subscriptions').select('id').where('member_id', '=', memberId).executeTakeFirst();
  return row !== undefined;
}

async function isKnown(db: BillingQueries, processor: PaymentProcessor, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('payment_processor', '=', processor)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

function lockTrial(db: BillingQueries, processor: PaymentProcessor, id: CheckoutId) {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', id)
    .where('payment_processor', '=', processor)
    .where('trial_days', '>', 0)
    .forUpdate()
    .executeTakeFirst();
}

export async function findRefusal(db: BillingQueries, checkoutId: CheckoutId): Promise<TrialRefusal | undefined> {
  const row = await db
    .selectFrom('refused_trials')
    .select('reason')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row?.reason;
}

async function listRecorded(db: BillingQueries, checkoutId: CheckoutId): Promise<TrialRefusal[]> {
  const rows = await db.selectFrom('used_trials').select('kind').where('checkout_id', '=', checkoutId).execute();
  return rows.map(({ kind }) => kind);
}
