import type { MemberId, PaymentProcessor } from '@afterglow/shared-contracts';
import { type Selectable, sql } from 'kysely';
import type { BillingQueries, SubscriptionsTable } from '#tables/index.ts';
import type { AccountsPort, SubscriptionReport } from '#port/index.ts';
import { DUNNING_PERIOD_MS } from './dunning-period.ts';
import { oweCancellation } from './lock-order.ts';
import { savePayments } from '#receipts/index.ts';
import { findRefusal, type Trials } from '#trials/index.ts';
import { currentPriceId } from '#plans/index.ts';
import { selectProviderSubscriptions } from './select-provider-subscriptions.ts';
import { failedPaymentMail, type MailFacts, mailsOf, refusedTrialMail, type Transition } from './subscription-mails.ts';
import { applyReport, type ReportOutcome } from './subscription-reports.ts';

/** Applies a provider's report, with all its effects for the member. */
export type HandleReport = (
  db: BillingQueries,
  processor: PaymentProcessor,
  report: SubscriptionReport,
) => Promise<ReportOutcome['kind'] | 'trial-refused'>;

/** Applies reports within the given transaction, with mails to members. */
export function createReportHandler(accounts: AccountsPort, trials: Pick<Trials, 'decide'>): HandleReport {
  return async (db, processor, report) => {
    if (await isTrialRefused({ db, accounts, trials }, processor, report)) return 'trial-refused';
    const outcome = await applyReport(db, processor, report);
    if (outcome.kind === 'unknown-checkout') return outcome.kind;
    if (outcome.kind !== 'applied') {
      const { hasChanged } = await savePayments(db, outcome.row, report, outcome.kind === 'unchanged');
      return hasChanged ? 'applied' : outcome.kind;
    }
    const { paidCents } = await savePayments(db, outcome.after, report, true);
    if (outcome.before === undefined) await replaceEarlier(db, outcome.checkout.member_id, report.eventTime);
    await sendMails(db, accounts, outcome, { payment: report.subscription.payment, paidCents });
    return outcome.kind;
  };
}

interface TrialParts {
  readonly db: BillingQueries;
  readonly accounts: AccountsPort;
  readonly trials: Pick<Trials, 'decide'>;
}

/** A subscription activated before its provider reported the card is stored as ended. */
async function isTrialRefused(
  { db, accounts, trials }: TrialParts,
  processor: PaymentProcessor,
  report: SubscriptionReport,
): Promise<boolean> {
  const { checkoutId, reference } = report.subscription;
  const wasRefused = (await findRefusal(db, checkoutId)) !== undefined;
  const reason = await trials.decide(db, processor, report);
  if (reason === undefined) return false;
  const checkout = await db
    .selectFrom('checkouts')
    .select(['member_id', 'plan_id', 'price_id'])
    .where('id', '=', checkoutId)
    .executeTakeFirst();
  const facts = checkout && (await findFacts(db, accounts, checkout));
  if (!wasRefused && facts !== undefined) await accounts.sendMail(db, refusedTrialMail(reason, facts));
  const known = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('payment_processor', '=', processor)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return known === undefined;
}

/**
 * After a plan change a member pays only for the new plan: all but the last order are marked for cancellation at the provider here, and
 * canceled after the commit.
 */
async function replaceEarlier(db: BillingQueries, memberId: MemberId | null, at: Date): Promise<void> {
  if (memberId === null) return;
  const running = await selectProviderSubscriptions(db, memberId)
    .select('id')
    .where('cancel_time', 'is', null)
    .where('end_time', '>', new Date(at.getTime() - DUNNING_PERIOD_MS))
    .orderBy('checkout_id', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const earlier = running.slice(1).map(({ id }) => id);
  if (earlier.length === 0) return;
  await oweCancellation(db, earlier);
}

async function sendMails(
  db: BillingQueries,
  accounts: AccountsPort,
  { before, after }: Extract<ReportOutcome, { kind: 'applied' }>,
  money: Pick<Transition, 'payment' | 'paidCents'>,
): Promise<void> {
  const facts = await findFacts(db, accounts, after);
  if (facts === undefined) return;
  for (const mail of mailsOf({ before, after, ...money }, facts)) await accounts.sendMail(db, mail);
}

/** No mail goes to a deleted member. The price is the one at the start. */
async function findFacts(
  db: BillingQueries,
  accounts: AccountsPort,
  { member_id, plan_id, price_id }: Pick<Selectable<SubscriptionsTable>, 'member_id' | 'plan_id' | 'price_id'>,
): Promise<MailFacts | undefined> {
  const email = member_id === null ? undefined : await accounts.findEmail(db, member_id);
  if (email === undefined) return undefined;
  const plan = await db
    .selectFrom('plans')
    .innerJoin('plan_prices', (join) =>
      join.on('plan_prices.id', '=', sql<number>`coalesce(${price_id}::int, ${currentPriceId(sql`now()`)})`),
    )
    .select(['plans.title', 'plan_prices.price_cents as priceCents'])
    .where('plans.id', '=', plan_id)
    .executeTakeFirst();
  return plan && { email, ...plan };
}

export type NotifyPaymentFailed = (db: BillingQueries, processor: PaymentProcessor, reference: string) => Promise<void>;

export function createPaymentFailedNotifier(accounts: AccountsPort): NotifyPaymentFailed {
  return async (db, processor, reference) => {
    const row = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('payment_processor', '=', processor)
      .where('reference', '=', reference)
      .executeTakeFirst();
    const facts = row && (await findFacts(db, accounts, row));
    if (row !== undefined && facts !== undefined) await accounts.sendMail(db, failedPaymentMail(row, facts));
  };
}
