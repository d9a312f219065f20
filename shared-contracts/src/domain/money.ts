import * as z from 'zod/mini';

/** The one currency that everything is priced in (ISO 4217). */
export const CURRENCY = 'USD';

/** Parses an amount of money: a whole number of cents of `CURRENCY`, 0 or more. Fractions and numbers too large to be exact are refused. */
export const centsSchema = z.int().check(z.nonnegative()).brand<'Cents'>();
/** An amount of money in cents of `CURRENCY`; only `centsSchema` makes one. */
export type Cents = z.infer<typeof centsSchema>;
