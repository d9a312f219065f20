import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const MOST_DOLLARS = 10_000;

/** An amount in a URL's query: whole dollars, within the limits of one donation. */
export const donatedDollarsSchema = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(MOST_DOLLARS))),
);

const CENTS_PER_DOLLAR = 100;

/** Whole dollars as an amount of money; throws for a fraction. */
export function centsOf(dollars: number): Cents {
  return centsSchema.parse(dollars * CENTS_PER_DOLLAR);
}
