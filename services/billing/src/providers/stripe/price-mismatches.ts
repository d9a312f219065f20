import { CURRENCY, formatPrice } from '@afterglow/shared-contracts';
import type { Stripe } from 'stripe';
import type { PricedPlan } from '#port/index.ts';

const YEAR_MONTHS = 12;

export function priceMismatches(price: Stripe.Price | undefined, { priceCents, periodMonths }: PricedPlan): string[] {
  if (price === undefined) return ["Stripe can't find it."];
  const isAmountRight = price.unit_amount === priceCents && price.currency === CURRENCY.toLowerCase();
  return [
    ...(price.active ? [] : ["It's archived."]),
    ...(isAmountRight ? [] : [`It's ${amountOf(price)}. It should be ${formatPrice(priceCents)}.`]),
    ...(monthsOf(price) === periodMonths ? [] : [`It isn't for ${periodMonths} months.`]),
  ];
}

function amountOf({ unit_amount, currency }: Stripe.Price): string {
  return unit_amount === null ? 'no fixed amount' : `${(unit_amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

function monthsOf({ recurring }: Stripe.Price): number | undefined {
  switch (recurring?.interval) {
    case 'month':
      return recurring.interval_count;
    case 'year':
      return recurring.interval_count * YEAR_MONTHS;
    default:
      return undefined;
  }
}
