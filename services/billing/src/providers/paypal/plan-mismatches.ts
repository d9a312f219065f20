import { formatPrice } from '@afterglow/shared-contracts';
import type { PricedPlan } from '#port/index.ts';
import { toCents } from './paypal-money.ts';
import type { PayPalPlan } from './paypal-schemas.ts';

const YEAR_MONTHS = 12;

/** How a plan at PayPal differs from ours, each as a sentence. */
export function planMismatches(plan: PayPalPlan | undefined, ours: PricedPlan): string[] {
  if (plan === undefined) return ["PayPal can't find it."];
  const fee = plan.payment_preferences?.setup_fee;
  const wrong: readonly (readonly [isWrong: boolean, what: string])[] = [
    [plan.status !== 'ACTIVE', "It isn't active."],
    [plan.billing_cycles.some(({ tenure_type }) => tenure_type === 'TRIAL'), TRIAL],
    [fee !== undefined && toCents(fee) !== 0, 'It has a setup fee.'],
    ...wrongAbout(regularCycle(plan), ours),
    [monthsOf(plan) !== ours.periodMonths, `It isn't for ${ours.periodMonths} months.`],
  ];
  return wrong.flatMap(([isWrong, what]) => (isWrong ? [what] : []));
}

const TRIAL = 'It has a trial. This site handles trials, so remove it.';

type Cycle = PayPalPlan['billing_cycles'][number];

function wrongAbout(cycle: Cycle | undefined, { priceCents }: PricedPlan) {
  const price = cycle?.pricing_scheme?.fixed_price;
  const isPriceRight = price !== undefined && toCents(price) === priceCents;
  const asks = price === undefined ? 'no fixed amount' : `${price.value} ${price.currency_code}`;
  return [
    [!isPriceRight, `It's ${asks}. It should be ${formatPrice(priceCents)}.`],
    [(cycle?.total_cycles ?? 0) !== 0, 'It ends after some payments.'],
  ] as const;
}

/** The months of a plan's period; undefined for one in days or weeks. */
export function monthsOf(plan: PayPalPlan | undefined): number | undefined {
  const { interval_unit: unit, interval_count: count = 1 } = (plan && regularCycle(plan)?.frequency) ?? {};
  switch (unit) {
    case 'MONTH':
      return count;
    case 'YEAR':
      return count * YEAR_MONTHS;
    default:
      return undefined;
  }
}

function regularCycle({ billing_cycles }: PayPalPlan) {
  return billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR');
}
