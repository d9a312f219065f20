import { type Cents, centsSchema } from '@afterglow/shared-contracts';

export interface PaidPeriod {
  readonly priceCents: Cents;
  readonly start: Date;
  readonly end: Date;
}

/** The credit for the rest of a period at a time, in whole cents, rounded down. */
export function unusedCents({ priceCents, start, end }: PaidPeriod, at: Date): Cents {
  const from = Math.min(Math.max(at.getTime(), start.getTime()), end.getTime());
  const wholeMs = end.getTime() - start.getTime();
  if (wholeMs <= 0) return centsSchema.parse(0);
  // The product is larger than a number can hold exactly.
  return centsSchema.parse(Number((BigInt(priceCents) * BigInt(end.getTime() - from)) / BigInt(wholeMs)));
}

/** The amount due of a price after the credit, and the remaining credit. */
export function settle(priceCents: Cents, creditCents: Cents): { readonly dueCents: Cents; readonly leftCents: Cents } {
  return {
    dueCents: centsSchema.parse(Math.max(0, priceCents - creditCents)),
    leftCents: centsSchema.parse(Math.max(0, creditCents - priceCents)),
  };
}
