import {
  type Cents,
  centsSchema,
  type MemberId,
  type PaymentProcessor,
  type SubscriptionId,
  trialDaysOf,
} from '@afterglow/shared-contracts';
import { type Clock, monthsAfter } from '@afterglow/kit';
import { DAY_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import type { PaymentProvider, PlanChanges } from '#port/index.ts';
import { toPricedPlan, trialPlanOf, type PlanRow } from '#plans/index.ts';
import type { SubscriptionRow, SubscriptionsRepository } from '#subscriptions/index.ts';

const NOTHING = centsSchema.parse(0);

export interface PlanQuote {
  readonly dueTodayCents: Cents;
  readonly nextPaymentTime: Date;
  readonly trialDays: number;
  /** The second that it is computed for. */
  readonly asOf: Date;
  readonly currentSubscription: SubscriptionId | undefined;
  /** The subscription that changes to the plan; undefined for a new one. */
  readonly change:
    | { readonly reference: string; readonly planChanges: PlanChanges; readonly isCanceled: boolean }
    | undefined;
}

export interface QuoteRequest {
  readonly memberId: MemberId;
  readonly plan: PlanRow;
  readonly processor: PaymentProcessor;
  readonly provider: PaymentProvider;
  /** The second that the member has agreed to; undefined for the current one. */
  readonly asOf?: Date | undefined;
}

export interface QuoteOptions {
  readonly subscriptions: SubscriptionsRepository;
  readonly mayHaveTrial: (memberId: MemberId) => Promise<boolean>;
  readonly clock: Clock;
}

export async function createQuote(options: QuoteOptions, request: QuoteRequest): Promise<PlanQuote> {
  const { subscriptions, clock } = options;
  const now = new Date(clock.nowMs());
  const asOf = request.asOf ?? wholeSecond(now);
  const paid = await subscriptions.findPaid(request.memberId, now);
  const changed = await quoteChange(paid, request, asOf);
  return { currentSubscription: paid?.id, ...(changed ?? { asOf, ...(await beginOf(options, request, now)) }) };
}

async function beginOf(
  { mayHaveTrial }: QuoteOptions,
  { memberId, plan }: QuoteRequest,
  now: Date,
): Promise<Omit<PlanQuote, 'asOf' | 'currentSubscription'>> {
  const trialDays = trialDaysOf(trialPlanOf(plan), await mayHaveTrial(memberId));
  const hasTrial = trialDays > 0;
  return {
    dueTodayCents: hasTrial ? NOTHING : plan.price_cents,
    nextPaymentTime: hasTrial ? new Date(now.getTime() + trialDays * DAY_MS) : monthsAfter(now, plan.duration_months),
    trialDays,
    change: undefined,
  };
}

function wholeSecond(time: Date): Date {
  return new Date(Math.floor(time.getTime() / SECOND_MS) * SECOND_MS);
}

async function quoteChange(
  running: SubscriptionRow | undefined,
  { plan, processor, provider: { planChanges } }: QuoteRequest,
  asOf: Date,
): Promise<Omit<PlanQuote, 'currentSubscription'> | undefined> {
  if (planChanges === undefined || running?.payment_processor !== processor || running.cancel_owed) return undefined;
  const { reference } = running;
  const quote = reference === null ? undefined : await planChanges.quote({ reference, plan: toPricedPlan(plan), asOf });
  if (quote === undefined || reference === null) return undefined;
  const { isCanceled, ...shown } = quote;
  return { ...shown, trialDays: 0, change: { reference, planChanges, isCanceled } };
}
