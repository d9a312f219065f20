import { centsSchema, type Cents } from '../domain/money.ts';
import type { Plan } from '../domain/plan.ts';
import { formatPrice } from '../format-price.ts';

type PricedTerm = Pick<Plan, 'price' | 'durationMonths'>;

/** The price a month, rounded: 399 for 4790 cents in 12 months. */
export function monthlyCents({ price, durationMonths }: PricedTerm): Cents {
  return centsSchema.parse(Math.round(price / Math.max(durationMonths, 1)));
}

/** The price with how often it is paid: "$4.99 a month". */
export function priceAndTerm({ price, durationMonths }: PricedTerm): string {
  return `${formatPrice(price)} ${termOf(durationMonths)}`;
}

function termOf(months: number): string {
  if (months === 1) return 'a month';
  return months === 12 ? 'a year' : `every ${months} months`;
}
