import type { Cents, Checkout, CheckoutId, MemberId, Quote } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { type AttemptLimiter, providerName } from '#port/index.ts';
import { conflict, forbidden, invalid } from '@afterglow/kit';
import { findRefusal } from '#trials/index.ts';
import { changePlan, type ChangePlanOptions } from './change-plan.ts';
import { createQuote, type PlanQuote, type QuoteRequest } from './quote.ts';
import { createProviderCheckout, type PlaceOrderOptions } from './create-provider-checkout.ts';
import { type PlanSelection, assertNoConflict } from './assert-no-conflict.ts';
import { AMOUNT_CHANGED, type Quoted, type SignedQuotes } from './signed-quotes.ts';
import { isOnSale } from '#plans/index.ts';
import { toCheckout } from './to-checkout.ts';

export interface CheckoutRequest extends PlanSelection {
  /** The amount due today as shown to the member; undefined when none was shown. */
  readonly dueTodayCents: Cents | undefined;
  /** The price of each period as shown to the member. */
  readonly priceCents: Cents | undefined;
  readonly quote: string | undefined;
}

/** Errors are those of the operations. */
export interface CheckoutsService {
  quote(request: PlanSelection): Promise<Quote>;
  /** The provider's page for paying the plan, or the return URL after a plan change. */
  create(request: CheckoutRequest): Promise<{ readonly redirectUrl: string }>;
  /** Throws forbidden for every ID but the caller's own. */
  read(id: CheckoutId, callerId: MemberId): Promise<Checkout>;
}

/** The provider stores something for each, and cancels the previous one. */
export const CHECKOUT_LIMIT = { scope: 'checkout of member', attempts: 30, windowMs: HOUR_MS };
/** Each one is a request to the provider. */
export const QUOTE_LIMIT = { scope: 'quote of member', attempts: 300, windowMs: HOUR_MS };

export interface CheckoutsOptions extends PlaceOrderOptions, ChangePlanOptions {
  readonly limiter: AttemptLimiter;
  readonly quoteLimiter: AttemptLimiter;
  readonly quotes: SignedQuotes;
}

const UNTOLD = "This page is out of date. You weren't charged. Reload it, check the amount due today, and try again.";
const CANCELED_SINCE =
  "You canceled your subscription after this amount was shown. You weren't charged, and your plan hasn't changed. Please check the amount again.";

export function createCheckoutsService(dependencies: CheckoutsOptions): CheckoutsService {
  const { checkouts, limiter, quoteLimiter, quotes } = dependencies;
  return {
    async quote(request) {
      const offered = await findOffered(dependencies, request);
      await assertNoConflict(dependencies, request);
      await quoteLimiter.take(String(request.memberId));
      const offer = await createQuote(dependencies, offered);
      const { dueTodayCents, nextPaymentTime, trialDays, change } = offer;
      const shown = { dueToday: dueTodayCents, nextPaymentTime: nextPaymentTime.toISOString(), trialDays };
      const isCanceled = change?.isCanceled ?? false;
      return { ...shown, isImmediate: change !== undefined, ...quotes.sign(offered, { ...offer, isCanceled }) };
    },
    async create({ dueTodayCents, priceCents, quote, ...request }) {
      const offered = await findOffered(dependencies, request);
      await assertNoConflict(dependencies, request);
      await limiter.take(String(request.memberId));
      const quoted = quote === undefined ? undefined : quotes.read(offered, quote);
      const offer = await createQuote(dependencies, { ...offered, asOf: quoted?.asOf });
      refuseUnagreed({ ...offer, priceCents: offered.plan.price_cents }, { dueTodayCents, priceCents, quoted });
      if (offer.change === undefined) return createProviderCheckout(dependencies, offered, offer);
      const resumes = quoted?.isCanceled ?? false;
      return changePlan(dependencies, offered, { ...offer, ...offer.change, resumes });
    },
    async read(id, callerId) {
      const checkout = await checkouts.find(id);
      if (checkout?.member_id !== callerId) throw forbidden("This checkout isn't yours.");
      return toCheckout(checkout, await findRefusal(dependencies.database.db, id));
    },
  };
}

interface ShownAmounts extends Pick<CheckoutRequest, 'dueTodayCents' | 'priceCents'> {
  readonly quoted: Quoted | undefined;
}

/** Nothing is charged, now or later, but the amount that the member agreed to. */
function refuseUnagreed(offer: PlanQuote & { readonly priceCents: Cents }, shown: ShownAmounts): void {
  if (!isShown(offer, shown)) throw conflict(UNTOLD);
  if (!isAsShown(offer, shown)) throw conflict(AMOUNT_CHANGED);
  if (offer.change?.isCanceled === true && shown.quoted?.isCanceled === false) throw conflict(CANCELED_SINCE);
}

function isAsShown(
  { dueTodayCents, priceCents }: PlanQuote & { readonly priceCents: Cents },
  { quoted, ...shown }: ShownAmounts,
): boolean {
  const due = [shown.dueTodayCents, quoted?.dueTodayCents].filter((cents) => cents !== undefined);
  return due.every((cents) => cents === dueTodayCents) && (shown.priceCents ?? priceCents) === priceCents;
}

function isShown({ change }: PlanQuote, { quoted, dueTodayCents, priceCents }: ShownAmounts): boolean {
  return quoted !== undefined || (change === undefined && dueTodayCents !== undefined && priceCents !== undefined);
}

async function findOffered(
  { subscriptions, providers, clock }: CheckoutsOptions,
  { memberId, planId, processor }: PlanSelection,
): Promise<QuoteRequest> {
  const plan = await subscriptions.findPlan(planId, new Date(clock.nowMs()));
  if (plan === undefined || !isOnSale(plan)) throw invalid("subscriptionsProductsId: This plan isn't available.");
  const provider = providers.get(processor);
  if (provider === undefined) throw invalid(`paymentProcessor: You can't pay with ${providerName(processor)} here.`);
  return { memberId, plan, processor, provider };
}
