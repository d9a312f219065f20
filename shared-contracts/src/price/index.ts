// Imported by package name: an area that bundles this uses the page's copy of the rest.
import { centsSchema, formatPrice, type Cents, type Plan } from '@afterglow/shared-contracts';

const YEAR_MONTHS = 12;

type PricedTerm = Pick<Plan, 'price' | 'durationMonths'>;

/** The price per month, rounded: 399 for 4790 cents in 12 months. */
export function monthlyCents({ price, durationMonths }: PricedTerm): Cents {
  return centsSchema.parse(Math.round(price / Math.max(durationMonths, 1)));
}

/** The price with its billing period: "$4.99 a month". */
export function priceAndTerm({ price, durationMonths }: PricedTerm): string {
  const isNamed = durationMonths === 1 || durationMonths === YEAR_MONTHS;
  return `${formatPrice(price)} ${isNamed ? 'a' : 'every'} ${termText(durationMonths)}`;
}

/** The length of a plan's period, to follow "every": "month", "year", "3 months". */
export function termText(months: number): string {
  if (months === 1) return 'month';
  return months === YEAR_MONTHS ? 'year' : `${months} months`;
}
